import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { Focus } from '../../model/schema.ts';
import { sizeOf } from '../astro-internals/picture-file.ts';
import { type Frame, positionOf, shownRatio, sizesOf } from './frames.ts';
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
  // Half as wide as the page, or the whole width of a tablet.
  large: [
    [480, FINE_QUALITY],
    [720, MIDDLE_QUALITY],
    [960, DENSE_QUALITY],
    [1440, DENSE_QUALITY],
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
/** For the viewer on a phone. */
const MIDDLE_WIDTH = 960;
/** For visitors without script, feeds and search engines. */
const PLAIN_WIDTH = 1200;

export type PictureSize = Exclude<keyof typeof VARIANTS, 'narrow screen'>;

type Shape = 'landscape' | 'portrait' | 'panorama';

/** A portrait is from a phone held upright, a panorama from one that was swept around. */
export function shapeOf(src: ImageMetadata): Shape {
  const ratio = ratioOf(src);
  if (ratio > 2) return 'panorama';
  return ratio < 0.87 ? 'portrait' : 'landscape';
}

export function ratioOf(src: ImageMetadata): number {
  const { width, height } = sizeOf(src);
  return width / height;
}

/** A panorama is shown whole, but no lower than `Picture.module.css` says. */
export const panoramaFrame = (src: ImageMetadata, width: string): Frame => ({
  width: `max(${width}, ${(8 * ratioOf(src)).toFixed(1)}rem)`,
});

/**
 * The files of one picture, as values of `srcset`, without the part that no frame shows. Few browsers need the
 * fallback.
 */
export async function pictureSet(
  src: ImageMetadata,
  size: PictureSize,
  frames: readonly Frame[],
  focus: Focus,
) {
  const ratio = shownRatio(frames, ratioOf(src));
  const part = isCropped(src, frames) ? cropOf(src, ratio, focus) : wholeOf(src);
  const { width, height } = part;
  const [avif, fallback] = await Promise.all([
    srcset(src, VARIANTS[size], part),
    plainFile(src, FALLBACK_WIDTH, part),
  ]);
  return { avif, fallback, width, height, sizes: sizesOf(frames, ratio) };
}

/** The picture cropped to another ratio around its focus, so that phones download no hidden part. */
export const croppedSet = (src: ImageMetadata, ratio: number, focus: Focus) =>
  srcset(src, VARIANTS['narrow screen'], cropOf(src, ratio, focus));

/** What is published of a picture. */
interface Part {
  width: number;
  height: number;
  /** The options of Astro's `getImage` for a file of this width. */
  options(width: number): object;
}

const wholeOf = (src: ImageMetadata): Part => ({ ...sizeOf(src), options: () => ({}) });

function cropOf(src: ImageMetadata, ratio: number, focus: Focus): Part {
  const { width, height } = sizeOf(src);
  const position = positionOf(focus);
  return {
    width: Math.floor(Math.min(width, height * ratio)),
    height: Math.floor(Math.min(height, width / ratio)),
    options: (cropWidth) => ({
      height: Math.round(cropWidth / ratio),
      fit: 'cover',
      position,
    }),
  };
}

async function srcset(
  src: ImageMetadata,
  variants: readonly ImageVariant[],
  part: Part,
): Promise<string> {
  const made = await Promise.all(
    srcsetVariants(part.width, variants).map(async ([width, quality]) => {
      const file = await getImage({ src, width, quality, format: 'avif', ...part.options(width) });
      return `${file.src} ${width}w`;
    }),
  );
  return made.join(', ');
}

async function plainFile(src: ImageMetadata, maxWidth: number, part: Part): Promise<string> {
  const width = Math.min(part.width, maxWidth);
  const options = part.options(width);
  return (await getImage({ src, width, format: 'webp', quality: PLAIN_QUALITY, ...options })).src;
}

/** One large file of a picture that any browser and any other site can show. */
export const plainVersion = (src: ImageMetadata) => plainFile(src, PLAIN_WIDTH, wholeOf(src));

/**
 * The files of a whole picture for the photo viewer, and its ratio. The page's own files are among them,
 * unless its frames crop it.
 */
export async function viewerFiles(src: ImageMetadata, frames: readonly Frame[]) {
  const whole = wholeOf(src);
  const large = [VIEWER_WIDTH, FINE_QUALITY] as const;
  if (!isCropped(src, frames)) return { srcset: await srcset(src, [large], whole) };
  const files = await srcset(src, [[MIDDLE_WIDTH, DENSE_QUALITY], large], whole);
  return { srcset: files, ratio: `${whole.width} / ${whole.height}` };
}

const isCropped = (src: ImageMetadata, frames: readonly Frame[]) =>
  shownRatio(frames, ratioOf(src)) < ratioOf(src);
