/** The content that pages are rendered from, in the place of Astro's own store. */
export const contentInMemory = new Map<string, { id: string; data: unknown }[]>();
