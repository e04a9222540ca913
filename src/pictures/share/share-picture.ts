import { readFile } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import type { Focus } from '../../../model/schema.ts';
import { tokenColor } from '../../styles/token-colors.ts';
import { cached } from '../image-cache.ts';
import { textOverlays } from './text-layout.ts';

export interface ShareCard {
  /** The page's title, or the farm's name on the home page. */
  title: string;
  /** The text below the title. */
  line: string;
  picture: { file: string; focus: Focus };
  /** The logo, as large as MARK_SIZE. */
  mark: Buffer;
}

export const SHARE_SIZE = { width: 1200, height: 630 };
const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;

/** The ink of the home page's hero. */
const BOARD = tokenColor('board');
const BOARD_TOP = 418;
const MARGIN = 64;
export const MARK_SIZE = 232;
const MARK = { left: WIDTH - MARGIN - MARK_SIZE, top: 352 };
const FADE = { width: 300, height: 84 };
const TEXT_BOX = {
  left: MARGIN,
  top: BOARD_TOP,
  width: MARK.left - MARGIN - 44,
  height: HEIGHT - BOARD_TOP,
};

/** The picture that a link preview shows: a small park poster for one page. */
export async function sharePicture({ title, line, picture, mark }: ShareCard): Promise<Buffer> {
  const position = gravity(picture.focus);
  const bytes = await readFile(picture.file);
  const view = await cached(bytes, `view ${WIDTH} ${BOARD_TOP} ${position}`, () =>
    sharp(bytes).rotate().resize(WIDTH, BOARD_TOP, { position }).toBuffer(),
  );
  const board = await sharp({ create: { ...SHARE_SIZE, channels: 3, background: BOARD } })
    .composite([{ input: 'src/assets/textures/salt.png', tile: true }])
    .png()
    .toBuffer();
  return sharp(board)
    .composite([
      { input: view, left: 0, top: 0 },
      ...(await stippledEdge()),
      ...(await textOverlays(title, line, TEXT_BOX)),
      { input: mark, ...MARK },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** The board's ink fades in dots over the picture's lower edge, as on the home page. */
async function stippledEdge(): Promise<OverlayOptions[]> {
  const dots = await sharp('src/assets/textures/stipple.png')
    .resize(FADE.width, FADE.height, { fit: 'fill' })
    .extractChannel('alpha')
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const raw = { ...FADE, channels: 1 } as const;
  const strip = await sharp({ create: { ...FADE, channels: 3, background: BOARD } })
    .joinChannel(dots, { raw })
    .png()
    .toBuffer();
  return Array.from({ length: WIDTH / FADE.width }, (_, i) => ({
    input: strip,
    left: i * FADE.width,
    top: BOARD_TOP - FADE.height,
  }));
}

/** "top-left" as sharp calls it: "left top". */
const gravity = (focus: Focus) =>
  focus === 'center' ? 'centre' : focus.split('-').reverse().join(' ');
