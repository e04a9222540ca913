import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';

/** Widths that pictures are made in. A picture is never enlarged beyond its master. */
const WIDTHS = { avif: [240, 480, 720, 1000, 1440, 1920, 2560], webp: [480, 1000] };
const LARGE = 1600;
const QUALITY = { avif: 45, webp: 60 };

export interface PictureSet {
  avif: string;
  webp: string;
  fallback: string;
  width: number;
  height: number;
}

/** The files of one picture, up to `maxWidth` pixels wide, as `srcset` values. */
export async function pictureSet(src: ImageMetadata, maxWidth: number): Promise<PictureSet> {
  const { width: ownWidth, height } = measures(src);
  const limit = Math.min(ownWidth, maxWidth);
  const srcset = async (format: 'avif' | 'webp') => {
    const smaller = WIDTHS[format].filter((width) => width < limit);
    const widths = smaller.length === 0 || format === 'avif' ? [...smaller, limit] : smaller;
    const made = await Promise.all(
      widths.map((width) => getImage({ src, width, format, quality: QUALITY[format] })),
    );
    return made.map((image, i) => ({ url: image.src, width: widths[i] as number }));
  };
  const [avif, webp] = await Promise.all([srcset('avif'), srcset('webp')]);
  const list = (files: { url: string; width: number }[]) =>
    files.map(({ url, width }) => `${url} ${width}w`).join(', ');
  return {
    avif: list(avif),
    webp: list(webp),
    fallback: webp[0]?.url ?? '',
    width: ownWidth,
    height,
  };
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

/** One large file of a picture, for the photo viewer and for people without it. */
export const largeVersion = async (src: ImageMetadata) =>
  (
    await getImage({
      src,
      width: Math.min(measures(src).width, LARGE),
      format: 'webp',
      quality: QUALITY.webp,
    })
  ).src;

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
