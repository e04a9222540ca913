import sharp from 'sharp';

/** The side of the compared squares, in pixels of the saved screenshots. */
const SQUARE = 8;

/** Levels of 255. Hinting, smoothing and colored edges of letters change a square by 21 at most. */
const VISIBLE_LEVELS = 28;
const SLIGHT_LEVELS = 8;

/**
 * Whether something changed that an eye would see: one square clearly, or a tenth of them slightly.
 * A square's mean color stays the same however a system renders text. Pixels by which
 * one picture is longer don't count up to a limit.
 */
export async function isVisiblyDifferent(
  a: Buffer,
  b: Buffer,
  maxHeightDifference = 0,
): Promise<boolean> {
  const [sizeA, sizeB] = await Promise.all([sharp(a).metadata(), sharp(b).metadata()]);
  if (sizeA.width !== sizeB.width || Math.abs(sizeA.height - sizeB.height) > maxHeightDifference)
    return true;
  const [before, now] = await Promise.all([squares(a, sizeA), squares(b, sizeA)]);
  let slight = 0;
  for (const [i, level] of before.entries()) {
    const change = Math.abs(level - (now[i] ?? 0));
    if (change > VISIBLE_LEVELS) return true;
    if (change > SLIGHT_LEVELS) slight += 1;
  }
  return slight > before.length / 10;
}

const squares = (picture: Buffer, { width, height }: { width: number; height: number }) =>
  sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .resize({
      width: Math.ceil(width / SQUARE),
      height: Math.ceil(height / SQUARE),
      fit: 'fill',
      kernel: 'linear',
    })
    .raw()
    .toBuffer();
