import sharp from 'astro/assets/services/sharp';

/**
 * Astro's own image service, with file names that say less: the picture's hash stands in them
 * already, and without it the rest is the same for all pictures of a size, so a page packs smaller.
 */
export default {
  ...sharp,
  propertiesToHash: ['width', 'height', 'format', 'quality', 'fit', 'position'],
};
