import sharp from 'sharp';
import { clamp } from '../hand/geometry.ts';
import { random } from '../hand/random.ts';

/** Tileable blurred noise, flattened so that every level from 0 to 1 is equally common. */
function evenNoise(width: number, height: number, seed: number): Float32Array {
  const next = random(seed);
  const raw = new Float32Array(width * height).map(() => next());
  const kernel = [0.25, 0.5, 0.25];
  const soft = raw.map((_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    let sum = 0;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const at = ((y + dy + height) % height) * width + ((x + dx + width) % width);
        sum += (raw[at] ?? 0) * (kernel[dx + 1] ?? 0) * (kernel[dy + 1] ?? 0);
      }
    }
    return sum;
  });
  const order = [...soft.keys()].sort((a, b) => (soft[a] ?? 0) - (soft[b] ?? 0));
  const level = new Float32Array(soft.length);
  order.forEach((i, rank) => {
    level[i] = rank / soft.length;
  });
  return level;
}

const cream = [251, 243, 224] as const;

/** Cream specks whose opacity is `alpha(noise, v)`; v runs from 0 at the top to 1 at the foot. */
function specks(
  width: number,
  height: number,
  seed: number,
  alpha: (noise: number, v: number) => number,
): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 4);
  evenNoise(width, height, seed).forEach((noise, i) => {
    const v = Math.floor(i / width) / (height - 1);
    pixels.set([...cream, Math.round(255 * clamp(alpha(noise, v)))], i * 4);
  });
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 9, palette: true, colours: 4, effort: 10 })
    .toBuffer();
}

/** Paper showing through flat ink: a tile for painted surfaces. */
export const saltTile = () => specks(320, 320, 7, (n) => 0.3 * clamp((n - 0.955) * 60));

/** Ink that fades into paper from the foot upward: a mask. */
export const stippleFade = () => specks(400, 160, 8, (n, v) => (v ** 1.7 - n) * 14);

/** The thin stippled shadow under a bar: a mask, dense at its top. */
export const stippleStrip = () => specks(600, 40, 9, (n, v) => ((1 - v) ** 1.9 * 0.62 - n) * 14);
