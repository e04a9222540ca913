/// <reference types="astro/client" />

declare namespace Astro {
  interface ClientDirectives {
    /** Wakes the island when a visitor reaches for it: pointer, touch or keyboard focus. */
    'client:reach'?: boolean | 'keep-choice';
    /** Wakes the island when the visitor starts to scroll. */
    'client:scroll'?: boolean;
  }
}
