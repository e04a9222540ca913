/// <reference types="astro/client" />

declare namespace Astro {
  interface ClientDirectives {
    /** Hydrates the island when a visitor reaches for it: pointer, touch, keyboard focus or scrolling. */
    'client:reach'?: boolean;
  }
}
