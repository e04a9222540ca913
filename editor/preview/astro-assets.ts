import type { ImageMetadata } from 'astro';

/** Replaces `astro:assets` without a build: every size of a picture is the picture itself. */
export const getImage = async ({ src }: { src: ImageMetadata }) => ({ src: src.src });
