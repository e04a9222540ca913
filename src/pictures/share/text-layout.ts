import type { OverlayOptions } from 'sharp';
import { tokenColor } from '../../styles/token-colors.ts';
import { fittedLines } from '../text/fitted-lines.ts';
import { CAP_HEIGHT, typesetLine } from '../text/lettering.ts';

/** Rendered text. */
interface Block {
  picture: Buffer;
  height: number;
}

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

const INK = { title: tokenColor('on-board'), line: tokenColor('board-gold') };
/** The descent of National Park, relative to the size. */
const BELOW = 0.3;
const TITLE = { weight: 800, tracking: 0.012, leading: 0.98 };
const LINE = { weight: 650, tracking: 0.03, size: 40 };
/** The gap between title and line. */
const GAP = 26;

/** Renders a title and a line below it, vertically centered in an area. */
export async function textOverlays(title: string, line: string, area: Area) {
  const blocks = [
    await setTitle(title.toUpperCase(), area.width),
    await setBelow(line, area.width),
  ];
  const height = blocks.reduce((sum, each) => sum + each.height + GAP, -GAP);
  const placed: OverlayOptions[] = [];
  let top = area.top + (area.height - height) / 2;
  for (const each of blocks) {
    placed.push({ input: each.picture, left: area.left, top: Math.round(top) });
    top += each.height + GAP;
  }
  return placed;
}

async function setTitle(text: string, width: number): Promise<Block> {
  const { size, lines } = await fittedLines(text, TITLE, width);
  const leading = size * TITLE.leading;
  return renderBlock(
    lines.map(({ outline }) => outline),
    { size, leading, width, ink: INK.title },
  );
}

async function setBelow(text: string, width: number): Promise<Block> {
  const size = LINE.size * Math.min(1, width / (await typesetLine(text, LINE)).width);
  const { outline } = await typesetLine(text, { ...LINE, size });
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
