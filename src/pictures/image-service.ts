import sharp from 'astro/assets/services/sharp';

/**
 * Leaves the picture out of Astro's second hash (the first identifies it), so that all pictures of a
 * size share it and pages compress better.
 */
export default {
  ...sharp,
  propertiesToHash: ['width', 'height', 'format', 'quality', 'fit', 'position'],
};
