/** How Astro marks its islands in a page. It takes `ssr` away from one that is awake. */
export const ASLEEP = '[client=reach][ssr]';
export const KEEPS_CHOICE = '[client=reach][opts*=keep-choice]';
export const WAKES_ON_SCROLL = '[client=scroll]';
export const HYDRATION_ERROR = 'astro:hydration-error';
/** The files that an island needs: its component, and React. */
export const FILES = ['component-url', 'renderer-url'];
