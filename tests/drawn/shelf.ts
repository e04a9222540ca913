/** The content that pages are drawn from, in the place of Astro's own store. */
export const shelf = new Map<string, { id: string; data: unknown }[]>();
