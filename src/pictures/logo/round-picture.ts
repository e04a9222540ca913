import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { tokenColor } from '../../styles/token-colors.ts';
import { cached } from '../image-cache.ts';

type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** The subject of a drawing on a plain background, in fractions of the picture's width and height. */
interface Subject {
  ground: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Its radius around its center, in fractions of the picture's width. */
  radius: number;
}

/** The subject is found in a copy of this size. */
const SAMPLE_SIZE = 160;
/** How much colors may differ and still be one background, of 255. */
const TOLERANCE = 28;
/** Pixels with less are transparent. */
const MIN_ALPHA = 40;
/** A drawing doesn't touch the ring around it. */
const MARGIN = 0.92;
/** The longer edge at which an SVG is rendered, whatever size it says it has. */
const SVG_EDGE = 1440;

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
  const subject = await subjectOf(upright);
  const [type, picture] = subject
    ? ['png', await containInCircle(sharp(upright), subject, size)]
    : ['jpeg', await coverCircle(sharp(upright), size)];
  return `<image width="400" height="400" href="data:image/${type};base64,${picture.toString('base64')}"/>`;
}

/** Whether a picture is so wide that it would be unreadable in a small circle, as a name in one line is. */
export async function isWordmark(file: string): Promise<boolean> {
  const bytes = await readFile(file);
  const answer = await cached(bytes, 'is a wordmark', async () => {
    const upright = await turnUpright(bytes);
    const subject = await subjectOf(upright);
    const { width, height } = await sharp(upright).metadata();
    return Buffer.from(String(subject && subject.width * width > 2 * subject.height * height));
  });
  return String(answer) === 'true';
}

async function turnUpright(bytes: Buffer): Promise<Buffer> {
  const { width, height, density = 72 } = await sharp(bytes).metadata();
  return sharp(bytes, { density: (density * SVG_EDGE) / Math.max(width, height) })
    .rotate()
    .toColourspace('srgb')
    .png()
    .toBuffer();
}

const coverCircle = (picture: Sharp, size: number) =>
  picture
    .resize(size, size, { position: 'top' })
    .flatten({ background: tokenColor('i-paper') })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();

async function containInCircle(picture: Sharp, subject: Subject, size: number): Promise<Buffer> {
  const { width, height } = await picture.metadata();
  const part = {
    left: Math.floor(subject.left * width),
    top: Math.floor(subject.top * height),
    width: Math.max(1, Math.ceil(subject.width * width)),
    height: Math.max(1, Math.ceil(subject.height * height)),
  };
  part.width = Math.min(part.width, width - part.left);
  part.height = Math.min(part.height, height - part.top);
  const scale = (MARGIN * size) / 2 / (subject.radius * width);
  const resized = await picture
    .extract(part)
    .resize(clampSize(part.width * scale, size), clampSize(part.height * scale, size), {
      fit: 'fill',
    })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: subject.ground } })
    .composite([{ input: resized }])
    .removeAlpha()
    .png({ palette: true, quality: 90, effort: 10 })
    .toBuffer();
}

const clampSize = (length: number, max: number) => Math.max(1, Math.min(max, Math.round(length)));

/** Undefined if the background isn't plain, as in a photo. */
async function subjectOf(bytes: Buffer): Promise<Subject | undefined> {
  const { data, info } = await sharp(bytes)
    .resize(SAMPLE_SIZE, SAMPLE_SIZE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const at = (x: number, y: number) =>
    [...data.subarray(4 * (y * width + x)).subarray(0, 4)] as unknown as Color;
  const corner = at(0, 0);
  const isGround = (color: Color) => isSimilar(color, corner);
  const corners = [at(width - 1, 0), at(0, height - 1), at(width - 1, height - 1)];
  if (!corners.every(isGround)) return undefined;

  const shown: [x: number, y: number][] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (!isGround(at(x, y))) shown.push([x, y]);
  if (shown.length === 0) return undefined;
  const xs = shown.map(([x]) => x);
  const ys = shown.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs) + 1];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys) + 1];
  const radius = Math.max(
    ...shown.map(
      ([x, y]) => Math.hypot(x + 0.5 - (left + right) / 2, y + 0.5 - (top + bottom) / 2) + 0.7,
    ),
  );
  return {
    ground: corner[3] < MIN_ALPHA ? tokenColor('i-white') : `rgb(${corner.slice(0, 3).join(' ')})`,
    left: left / width,
    top: top / height,
    width: (right - left) / width,
    height: (bottom - top) / height,
    radius: radius / width,
  };
}

function isSimilar(color: Color, ground: Color): boolean {
  if (ground[3] < MIN_ALPHA) return color[3] < MIN_ALPHA;
  return color.every((channel, i) => Math.abs(channel - (ground[i] ?? 0)) <= TOLERANCE);
}
