import type { OverlayOptions } from 'sharp';
import { tokenColor } from '../../styles/token-colors.ts';
import { lettersWithoutFont, renderInFallbackFont } from './fallback-font.ts';
import { fittedLines } from './fitted-lines.ts';
import { missingLetters, setLine } from './lettering.ts';

/** Rendered text. */
interface Block {
  picture: Buffer;
  height: number;
}

interface Room {
  left: number;
  top: number;
  width: number;
  height: number;
}

const INK = { title: tokenColor('on-board'), line: tokenColor('board-gold') };
/** The cap height and descent of National Park, relative to the size. */
const CAP_HEIGHT = 0.71;
const BELOW = 0.3;
const TITLE = { weight: 800, tracking: 0.012, leading: 0.98 };
const LINE = { weight: 650, tracking: 0.03, size: 40 };
/** The gap between the two, and their height in a fallback font. */
const GAP = 26;
const MAX_HEIGHT = { title: 104, line: 36 };

/** Renders a title and a line below it, vertically centered in a room. */
export async function textOverlays(title: string, line: string, room: Room) {
  const blocks = [
    await block(title.toUpperCase(), room.width, setTitle, {
      ink: INK.title,
      height: MAX_HEIGHT.title,
    }),
    await block(line, room.width, setBelow, { ink: INK.line, height: MAX_HEIGHT.line }),
  ].filter((each) => each !== undefined);
  const height = blocks.reduce((sum, each) => sum + each.height + GAP, -GAP);
  const placed: OverlayOptions[] = [];
  let top = room.top + (room.height - height) / 2;
  for (const each of blocks) {
    placed.push({ input: each.picture, left: room.left, top: Math.round(top) });
    top += each.height + GAP;
  }
  return placed;
}

/** In our own typeface, or in a font of this machine, or not at all, because boxes are worse than no text. */
async function block(
  words: string,
  width: number,
  setOurs: (words: string, width: number) => Promise<Block>,
  { ink, height }: { ink: string; height: number },
): Promise<Block | undefined> {
  if ((await missingLetters(words)).length === 0) return setOurs(words, width);
  if ((await lettersWithoutFont(words)).length > 0) return undefined;
  return renderInFallbackFont(words, ink, { width, height });
}

async function setTitle(words: string, width: number): Promise<Block> {
  const { size, lines } = await fittedLines(words, TITLE, width);
  const leading = size * TITLE.leading;
  return renderBlock(
    lines.map(({ outline }) => outline),
    { size, leading, width, ink: INK.title },
  );
}

async function setBelow(words: string, width: number): Promise<Block> {
  const size = LINE.size * Math.min(1, width / (await setLine(words, LINE)).width);
  const { outline } = await setLine(words, { ...LINE, size });
  return renderBlock([outline], { size, leading: size, width, ink: INK.line });
}

function renderBlock(
  outlines: string[],
  { size, leading, width, ink }: { size: number; leading: number; width: number; ink: string },
): Block {
  const height = size * CAP_HEIGHT + leading * (outlines.length - 1);
  const paths = outlines.map(
    (outline, i) =>
      `<path transform="translate(0 ${size * CAP_HEIGHT + leading * i})" fill="${ink}" d="${outline}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.ceil(height + size * BELOW)}">${paths.join('')}</svg>`;
  return { picture: Buffer.from(svg), height };
}
