import sharp from 'astro/assets/services/sharp';

/**
 * Astro's image service with shorter hashes: the name already has the picture's hash, and without the
 * picture in the second one it is the same for all pictures of a size, so pages compress better.
 */
export default {
  ...sharp,
  propertiesToHash: ['width', 'height', 'format', 'quality', 'fit', 'position'],
};
