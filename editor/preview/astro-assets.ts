import type { ImageMetadata } from 'astro';

/** Stands for `astro:assets` where nothing is built: every size of a picture is the picture itself. */
export const getImage = async ({ src }: { src: ImageMetadata }) => ({ src: src.src });
