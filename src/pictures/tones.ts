import { readFile } from 'node:fs/promises';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { masterFile } from '../astro-internals/picture-file.ts';
import { tokenColor } from '../styles/token-colors.ts';
import { cached } from './image-cache.ts';

const TONES = [
  'paper',
  'ink',
  'spruce',
  'olive',
  'sage',
  'gold',
  'apricot',
  'rust',
  'umber',
  'tan',
  'dusk',
  'mist',
] as const;
type Tone = (typeof TONES)[number];
type Rgb = readonly [red: number, green: number, blue: number];

/** The ink that comes closest to a picture's average color: its placeholder while it loads. */
export async function toneOf(src: ImageMetadata): Promise<Tone> {
  const bytes = await readFile(masterFile(src));
  const background = tokenColor('i-paper');
  const [red = 0, green = 0, blue = 0] = await cached(bytes, `color on ${background}`, () =>
    sharp(bytes).resize(1, 1, { fit: 'fill' }).flatten({ background }).raw().toBuffer(),
  );
  return nearestInk([red, green, blue]);
}

function nearestInk(color: Rgb): Tone {
  const distance = (tone: Tone) =>
    rgb(tokenColor(`i-${tone}`)).reduce(
      (sum, channel, i) => sum + (channel - (color[i] ?? 0)) ** 2,
      0,
    );
  return TONES.reduce((best, tone) => (distance(tone) < distance(best) ? tone : best));
}

const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
