/** How Astro marks its islands in a page. It removes `ssr` when an island hydrates. */
export const NOT_HYDRATED = '[client=reach][ssr]';
export const REPLAYS_CLICK = '[client=reach][opts*=replay-click]';
export const HYDRATES_ON_SCROLL = '[client=scroll]';
export const HYDRATION_ERROR = 'astro:hydration-error';
/** The attributes that name an island's files: its component, and React. */
export const FILE_ATTRIBUTES = ['component-url', 'renderer-url'];
