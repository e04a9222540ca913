import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { FOCUS_POINTS } from '../../model/schema.ts';
import { sizeOf } from '../astro-internals/picture-file.ts';
import { type ImageVariant, srcsetVariants } from './srcset-variants.ts';

/** AVIF quality. */
const FINE_QUALITY = 45;
const MIDDLE_QUALITY = 35;
const DENSE_QUALITY = 27;
/**
 * The files of a picture, as width and AVIF quality, by its use on the page. Only dense screens request
 * the widest, and there a sharp file of low quality looks better than a soft one of high quality and
 * the same size (docs/performance.md has the figures).
 */
const VARIANTS = {
  // In grids and cards.
  framed: [
    [480, FINE_QUALITY],
    [720, MIDDLE_QUALITY],
    [960, DENSE_QUALITY],
  ],
  wide: [
    [720, FINE_QUALITY],
    [1080, FINE_QUALITY],
    [1440, FINE_QUALITY],
    [1920, FINE_QUALITY],
    [2560, DENSE_QUALITY],
  ],
  ornament: [
    [120, FINE_QUALITY],
    [240, FINE_QUALITY],
    [360, FINE_QUALITY],
    [480, FINE_QUALITY],
    [640, FINE_QUALITY],
  ],
  'narrow screen': [
    [480, FINE_QUALITY],
    [900, DENSE_QUALITY],
  ],
} as const;
/** WebP, for browsers without AVIF and for other sites. */
const PLAIN_QUALITY = 50;
const FALLBACK_WIDTH = 720;
const VIEWER_WIDTH = 1600;
/** For visitors without script, feeds and search engines. */
const PLAIN_WIDTH = 1200;

export type Use = Exclude<keyof typeof VARIANTS, 'narrow screen'>;
export type Focus = (typeof FOCUS_POINTS)[number];

/** Clearly taller than wide, as from a phone held upright. */
export function isPortrait(src: ImageMetadata): boolean {
  const { width, height } = sizeOf(src);
  return height > width * 1.15;
}

/** The files of one picture, as values of `srcset`. Few browsers need the fallback. */
export async function pictureSet(src: ImageMetadata, use: Use) {
  const { width, height } = sizeOf(src);
  const [avif, fallback] = await Promise.all([
    srcset(src, VARIANTS[use], width),
    plainFile(src, FALLBACK_WIDTH),
  ]);
  return { avif, fallback, width, height };
}

/** The picture cropped to another ratio around its focus, so that phones download no hidden part. */
export function croppedSet(src: ImageMetadata, ratio: number, focus: Focus) {
  const { width, height } = sizeOf(src);
  const position = focus.split('-').reverse().join(' ');
  return srcset(src, VARIANTS['narrow screen'], Math.min(width, height * ratio), (cropWidth) => ({
    height: Math.round(cropWidth / ratio),
    fit: 'cover',
    position,
  }));
}

async function srcset(
  src: ImageMetadata,
  variants: readonly ImageVariant[],
  masterWidth: number,
  crop: (width: number) => object = () => ({}),
): Promise<string> {
  const made = await Promise.all(
    srcsetVariants(masterWidth, variants).map(async ([width, quality]) => {
      const file = await getImage({ src, width, quality, format: 'avif', ...crop(width) });
      return `${file.src} ${width}w`;
    }),
  );
  return made.join(', ');
}

async function plainFile(src: ImageMetadata, maxWidth: number): Promise<string> {
  const width = Math.min(sizeOf(src).width, maxWidth);
  return (await getImage({ src, width, format: 'webp', quality: PLAIN_QUALITY })).src;
}

/** One large file of a picture that any browser and any other site can show. */
export const plainVersion = (src: ImageMetadata) => plainFile(src, PLAIN_WIDTH);

/** One large file of a picture for the photo viewer, as an entry of a `srcset`. */
export const viewerVersion = (src: ImageMetadata) =>
  srcset(src, [[VIEWER_WIDTH, FINE_QUALITY]], sizeOf(src).width);
