import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { FOCUS_POINTS } from '../../model/schema.ts';
import { sizeOf } from '../astro-internals/picture-file.ts';
import { type PictureFile, srcsetFiles } from './srcset-files.ts';

/**
 * The files of a picture, as width and AVIF quality, by its use on the page. Only dense screens request
 * the widest, and there a sharp file of low quality looks better than a soft one of high quality and
 * the same size (docs/performance.md has the figures).
 */
const FINE = 45;
const MIDDLE = 35;
const DENSE = 27;
const FILES = {
  // In grids and cards.
  framed: [
    [480, FINE],
    [720, MIDDLE],
    [960, DENSE],
  ],
  wide: [
    [720, FINE],
    [1080, FINE],
    [1440, FINE],
    [1920, FINE],
    [2560, DENSE],
  ],
  ornament: [
    [120, FINE],
    [240, FINE],
    [360, FINE],
    [480, FINE],
    [640, FINE],
  ],
  'narrow screen': [
    [480, FINE],
    [900, DENSE],
  ],
} as const;
/** WebP, for browsers without AVIF and for other sites. */
const PLAIN_QUALITY = 50;
const FALLBACK = 720;
const VIEWER = 1600;
/** For visitors without script, feeds and search engines. */
const PLAIN = 1200;

export type Use = Exclude<keyof typeof FILES, 'narrow screen'>;
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
    srcset(src, FILES[use], width),
    plainFile(src, FALLBACK),
  ]);
  return { avif, fallback, width, height };
}

/** The picture cropped to another ratio around its focus, so that phones download no hidden part. */
export function croppedSet(src: ImageMetadata, ratio: number, focus: Focus) {
  const { width, height } = sizeOf(src);
  const position = focus.split('-').reverse().join(' ');
  return srcset(src, FILES['narrow screen'], Math.min(width, height * ratio), (cropWidth) => ({
    height: Math.round(cropWidth / ratio),
    fit: 'cover',
    position,
  }));
}

async function srcset(
  src: ImageMetadata,
  files: readonly PictureFile[],
  masterWidth: number,
  crop: (width: number) => object = () => ({}),
): Promise<string> {
  const made = await Promise.all(
    srcsetFiles(masterWidth, files).map(async ([width, quality]) => {
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
export const plainVersion = (src: ImageMetadata) => plainFile(src, PLAIN);

/** One large file of a picture for the photo viewer, as an entry of a `srcset`. */
export const viewerVersion = (src: ImageMetadata) =>
  srcset(src, [[VIEWER, FINE]], sizeOf(src).width);
