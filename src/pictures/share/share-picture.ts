import sharp, { type OverlayOptions } from 'sharp';
import type { FOCUS_POINTS } from '../../content/schema.ts';
import { tokenColor } from '../../styles/token-colors.ts';
import { fittedLines } from './fitted-lines.ts';
import { setLine } from './lettering.ts';

export interface ShareCard {
  /** The large words: the page's title, or the farm's name on the home page. */
  title: string;
  /** The words below them. */
  line: string;
  picture: { file: string; focus: (typeof FOCUS_POINTS)[number] };
}

export const SHARE_SIZE = { width: 1200, height: 630 };
const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;

/** The card's own inks: what the home page's poster is printed with. */
const INK = {
  board: tokenColor('board'),
  words: tokenColor('on-board'),
  gold: tokenColor('board-gold'),
};
const BOARD_TOP = 418;
const MARGIN = 64;
const MARK = { size: 232, left: WIDTH - MARGIN - 232, top: 352 };
const FADE = { width: 300, height: 84 };
/** How tall National Park's capitals are, as a part of the size. */
const CAP_HEIGHT = 0.71;
const TITLE = { weight: 800, tracking: 0.012 };
const LINE = { weight: 650, tracking: 0.03, size: 40 };

/** The picture that a link preview shows: a small park poster for one page. */
export async function sharePicture({ title, line, picture }: ShareCard): Promise<Buffer> {
  const view = await sharp(picture.file)
    .rotate()
    .resize(WIDTH, BOARD_TOP, { position: gravity(picture.focus) })
    .toBuffer();
  const board = await sharp({ create: { ...SHARE_SIZE, channels: 3, background: INK.board } })
    .composite([{ input: 'src/assets/textures/salt.png', tile: true }])
    .png()
    .toBuffer();
  const mark = await sharp('content/logo/mark.svg', { density: 144 }).resize(MARK.size).toBuffer();
  return sharp(board)
    .composite([
      { input: view, left: 0, top: 0 },
      ...(await stippledEdge()),
      { input: Buffer.from(await lettering(title, line)), left: 0, top: 0 },
      { input: mark, left: MARK.left, top: MARK.top },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** The board's ink runs out in dots over the picture's foot, as it does on the home page. */
async function stippledEdge(): Promise<OverlayOptions[]> {
  const dots = await sharp('src/assets/textures/stipple.png')
    .resize(FADE.width, FADE.height, { fit: 'fill' })
    .extractChannel('alpha')
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const raw = { ...FADE, channels: 1 } as const;
  const strip = await sharp({ create: { ...FADE, channels: 3, background: INK.board } })
    .joinChannel(dots, { raw })
    .png()
    .toBuffer();
  return Array.from({ length: WIDTH / FADE.width }, (_, i) => ({
    input: strip,
    left: i * FADE.width,
    top: BOARD_TOP - FADE.height,
  }));
}

async function lettering(title: string, line: string): Promise<string> {
  const room = MARK.left - MARGIN - 44;
  const { size, lines } = await fittedLines(title.toUpperCase(), TITLE, room);
  const fits = Math.min(1, room / (await setLine(line, LINE)).width);
  const below = await setLine(line, { ...LINE, size: LINE.size * fits });

  const leading = size * 0.98;
  const gap = LINE.size * 1.35;
  const blockHeight = size * CAP_HEIGHT + leading * (lines.length - 1) + gap;
  const firstBaseline = (BOARD_TOP + HEIGHT - blockHeight) / 2 + size * CAP_HEIGHT;
  const lastBaseline = firstBaseline + leading * (lines.length - 1);
  const paths = [
    ...lines.map(({ outline }, i) => placed(outline, firstBaseline + leading * i, INK.words)),
    placed(below.outline, lastBaseline + gap, INK.gold),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${paths.join('')}</svg>`;
}

const placed = (outline: string, y: number, ink: string) =>
  `<path transform="translate(${MARGIN} ${y})" fill="${ink}" d="${outline}"/>`;

/** "top-left" as sharp calls it: "left top". */
const gravity = (focus: ShareCard['picture']['focus']) =>
  focus === 'center' ? 'centre' : focus.split('-').reverse().join(' ');
