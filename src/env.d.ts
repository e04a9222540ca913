/// <reference types="astro/client" />

declare namespace Astro {
  interface ClientDirectives {
    /** Hydrates the island when a visitor reaches for it: pointer, touch or keyboard focus. */
    'client:reach'?: boolean | 'replay-click';
    /** Hydrates the island when the visitor starts to scroll. */
    'client:scroll'?: boolean;
  }
}
