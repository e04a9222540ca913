import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { tokenColor } from '../../styles/token-colors.ts';
import { cached } from '../image-cache.ts';

/** How much colors may differ and still be one background, of 255. */
const TOLERANCE = 28;
/** The size of the copy in which a drawing is measured. */
const SAMPLE_SIZE = 160;
/** A drawing doesn't touch the ring around it. */
const MARGIN = 0.92;
/** The longer edge at which an SVG is rendered, whatever size it says it has. */
const SVG_EDGE = 1440;
/** Sharp's own limit. */
const MAX_DENSITY = 100_000;

/**
 * A picture as SVG in a square of 400, to be clipped to a circle. A photo fills it, a portrait with
 * its upper part, where heads are. A drawing on a plain or transparent background is shown completely, as
 * large as it fits into the circle.
 */
export async function roundPicture(file: string, size: number): Promise<string> {
  const bytes = await readFile(file);
  // Every page has the logo.
  const purpose = `logo ${size} ${tokenColor('i-paper')} ${tokenColor('i-white')}`;
  return String(await cached(bytes, purpose, async () => Buffer.from(await render(bytes, size))));
}

async function render(bytes: Buffer, size: number): Promise<string> {
  const upright = await turnUpright(bytes);
  const drawing = await drawingIn(upright);
  const [type, picture] = drawing
    ? ['png', await containInCircle(drawing, size)]
    : ['jpeg', await coverCircle(upright, size)];
  return `<image width="400" height="400" href="data:image/${type};base64,${picture.toString('base64')}"/>`;
}

/** Whether a picture is so wide that it would be unreadable in a small circle, as a name in one line is. */
export async function isWordmark(file: string): Promise<boolean> {
  const bytes = await readFile(file);
  const answer = await cached(bytes, 'is a wordmark', async () => {
    const drawing = await drawingIn(await turnUpright(bytes));
    return Buffer.from(String(drawing && drawing.width > 2 * drawing.height));
  });
  return String(answer) === 'true';
}

async function turnUpright(bytes: Buffer): Promise<Buffer> {
  const { width, height, density = 72 } = await sharp(bytes).metadata();
  const scale = SVG_EDGE / Math.max(width, height);
  return sharp(bytes, { density: Math.min(MAX_DENSITY, density * scale) })
    .rotate()
    .toColourspace('srgb')
    .ensureAlpha()
    .png()
    .toBuffer();
}

const coverCircle = (upright: Buffer, size: number) =>
  sharp(upright)
    .resize(size, size, { position: 'top' })
    .flatten({ background: tokenColor('i-paper') })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();

/** A drawing without the plain or transparent background around it. */
interface Drawing {
  trimmed: Buffer;
  width: number;
  height: number;
  background: Buffer;
}

/** Undefined if the corners aren't alike, as in a photo. */
async function drawingIn(upright: Buffer): Promise<Drawing | undefined> {
  const { width, height } = await sharp(upright).metadata();
  const corners = await Promise.all(
    [0, width - 1].flatMap((left) =>
      [0, height - 1].map((top) =>
        sharp(upright).extract({ left, top, width: 1, height: 1 }).raw().toBuffer(),
      ),
    ),
  );
  const [background = Buffer.alloc(4)] = corners;
  if (!corners.every((corner) => isSimilar(corner, background))) return undefined;
  const { data, info } = await sharp(upright)
    .trim({ threshold: TOLERANCE })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { trimmed: data, width: info.width, height: info.height, background };
}

async function containInCircle(drawing: Drawing, size: number): Promise<Buffer> {
  const scale = (MARGIN * size) / 2 / (await radiusOf(drawing));
  const [width, height] = [drawing.width, drawing.height].map((length) =>
    Math.max(1, Math.min(size, Math.round(length * scale))),
  );
  const input = await sharp(drawing.trimmed).resize(width, height, { fit: 'fill' }).toBuffer();
  const [r, g, b] = drawing.background;
  const background = isTransparent(drawing.background) ? tokenColor('i-white') : { r, g, b };
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input }])
    .removeAlpha()
    .png({ palette: true, quality: 90, effort: 10 })
    .toBuffer();
}

/** The radius of the circle around a drawing's center that has all of it, so that a round one isn't made smaller. */
async function radiusOf({ trimmed, width, background }: Drawing): Promise<number> {
  const { data, info } = await sharp(trimmed)
    .resize(SAMPLE_SIZE, SAMPLE_SIZE, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const radii = Array.from({ length: info.width * info.height }, (_, i) => {
    if (isSimilar(data.subarray(4 * i, 4 * i + 4), background)) return 1;
    const [x, y] = [i % info.width, Math.floor(i / info.width)];
    return Math.hypot(x + 0.5 - info.width / 2, y + 0.5 - info.height / 2) + 0.7;
  });
  return (Math.max(...radii) * width) / info.width;
}

const isSimilar = (color: Uint8Array, background: Uint8Array) =>
  isTransparent(background)
    ? isTransparent(color)
    : color.every((channel, i) => Math.abs(channel - (background[i] ?? 0)) <= TOLERANCE);

const isTransparent = ([, , , alpha = 255]: Uint8Array) => alpha <= TOLERANCE;
