import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { masterFile } from '../astro-internals/picture-file.ts';

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
  const { data } = await sharp(masterFile(src))
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
