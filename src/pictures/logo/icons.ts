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

/** A PNG, which browsers read under any name. They request /favicon.ico even without a link to it. */
export const renderFavicon = () => renderIconImage(32, 1);

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
