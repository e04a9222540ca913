import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import type { FOCUS_POINTS } from '../content/schema.ts';

/**
 * The files that a picture comes in, as width and AVIF quality, by its use on the page. The widest
 * are asked for by dense screens only: there a sharp file of low quality looks better than a soft
 * one of high quality and the same weight (docs/performance.md has the figures).
 */
const FINE = 45;
const MIDDLE = 35;
const DENSE = 27;
const FILES = {
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
const LARGE = 1600;
/** Large enough for a tablet, light enough for the road: without script, and for link previews. */
const PLAIN = 1200;

export type Use = Exclude<keyof typeof FILES, 'narrow screen'>;
export type Focus = (typeof FOCUS_POINTS)[number];

/** The files of one picture, as values of `srcset`. Few browsers need the fallback. */
export async function pictureSet(src: ImageMetadata, use: Use) {
  const { width, height } = measures(src);
  const [avif, fallback] = await Promise.all([
    srcset(src, FILES[use], width),
    plainFile(src, FALLBACK),
  ]);
  return { avif, fallback, width, height };
}

/** The picture cut to another shape around its focus, so that no hidden part is sent to phones. */
export function croppedSet(src: ImageMetadata, ratio: number, focus: Focus) {
  const { width, height } = measures(src);
  const position = focus.split('-').reverse().join(' ');
  return srcset(src, FILES['narrow screen'], Math.min(width, height * ratio), (cropWidth) => ({
    height: Math.round(cropWidth / ratio),
    fit: 'cover',
    position,
  }));
}

/** No picture is enlarged beyond its master. */
async function srcset(
  src: ImageMetadata,
  files: readonly (readonly [width: number, quality: number])[],
  masterWidth: number,
  crop: (width: number) => object = () => ({}),
): Promise<string> {
  const smaller = files.filter(([width]) => width <= masterWidth);
  const next = files[smaller.length];
  const wanted = next ? [...smaller, [Math.floor(masterWidth), next[1]] as const] : smaller;
  const made = await Promise.all(
    wanted.map(async ([width, quality]) => {
      const file = await getImage({ src, width, quality, format: 'avif', ...crop(width) });
      return `${file.src} ${width}w`;
    }),
  );
  return made.join(', ');
}

/**
 * Reads a picture's size from a copy: Astro publishes the master of every picture whose own
 * properties are read, and masters are large.
 */
const measures = (src: ImageMetadata) =>
  (src as ImageMetadata & { clone?: ImageMetadata }).clone ?? src;

/** Where a picture's master lies on this machine. */
export const masterFile = (src: ImageMetadata) =>
  (src as ImageMetadata & { fsPath?: string }).fsPath;

async function plainFile(src: ImageMetadata, maxWidth: number): Promise<string> {
  const width = Math.min(measures(src).width, maxWidth);
  return (await getImage({ src, width, format: 'webp', quality: PLAIN_QUALITY })).src;
}

/** One large file of a picture that any browser and any other site can show. */
export const largeVersion = (src: ImageMetadata) => plainFile(src, PLAIN);

/** One large file of a picture for the photo viewer, as an entry of a `srcset`. */
export const viewerVersion = (src: ImageMetadata) =>
  srcset(src, [[LARGE, FINE]], measures(src).width);

const INKS = {
  paper: [244, 232, 207],
  ink: [29, 43, 51],
  spruce: [46, 80, 73],
  olive: [95, 116, 68],
  sage: [140, 154, 88],
  gold: [227, 164, 55],
  apricot: [243, 200, 134],
  rust: [174, 71, 39],
  umber: [106, 70, 50],
  tan: [156, 116, 80],
  dusk: [79, 117, 134],
  mist: [169, 193, 188],
} as const;
export type Tone = keyof typeof INKS;

/** The ink that comes closest to a picture's average colour: its placeholder while it loads. */
export async function toneOf(src: ImageMetadata): Promise<Tone> {
  const file = masterFile(src);
  if (!file) return 'mist';
  const { data } = await sharp(file)
    .resize(1, 1, { fit: 'fill' })
    .flatten({ background: '#F4E8CF' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return nearestInk([data[0] ?? 0, data[1] ?? 0, data[2] ?? 0]);
}

export function nearestInk(colour: readonly [number, number, number]): Tone {
  const distance = (ink: Tone) =>
    INKS[ink].reduce((sum, channel, i) => sum + (channel - (colour[i] as number)) ** 2, 0);
  return (Object.keys(INKS) as Tone[]).reduce((best, ink) =>
    distance(ink) < distance(best) ? ink : best,
  );
}
