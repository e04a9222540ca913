import sharp from 'sharp';
import { contentOf } from '../../site/entries.ts';
import { tokenColor } from '../../styles/token-colors.ts';
import { renderLogo } from './logo.ts';

/** The icons that phones and browsers request. Phones crop some of them, so those have a margin and a background. */
export const ICONS = {
  'icon-192': { size: 192, scale: 1 },
  'icon-512': { size: 512, scale: 1 },
  'icon-maskable-512': { size: 512, scale: 0.78 },
  'apple-touch-icon': { size: 180, scale: 0.88 },
};
export type IconName = keyof typeof ICONS;

export function renderIcon(name: IconName): Promise<Buffer> {
  const { size, scale } = ICONS[name];
  return renderIconImage(size, scale);
}

/** The two sizes of a favicon.ico, each as a PNG. */
export async function renderFavicon(): Promise<Buffer> {
  const pictures = await Promise.all([16, 32].map((size) => renderIconImage(size, 1)));
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let start = head.length;
  for (const [i, picture] of pictures.entries()) {
    const entry = 6 + 16 * i;
    head.writeUInt8(i === 0 ? 16 : 32, entry);
    head.writeUInt8(i === 0 ? 16 : 32, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(start, entry + 12);
    start += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}

/** The mark centered in a square, on the top bar's green if it has a margin. */
async function renderIconImage(size: number, scale: number): Promise<Buffer> {
  const mark = await renderMark(Math.round(size * scale));
  const background = scale === 1 ? '#0000' : tokenColor('board');
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: mark }])
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** The mark as a PNG of this width. */
export async function renderMark(size: number): Promise<Buffer> {
  const svg = await renderLogo(await contentOf('farm'), 'mark', size);
  return sharp(Buffer.from(svg), { density: ((72 * size) / 400) * 2 })
    .resize(size)
    .png()
    .toBuffer();
}
