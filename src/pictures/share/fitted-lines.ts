import { type Lettering, setLine } from './lettering.ts';

interface Style {
  weight: number;
  tracking: number;
}

interface Fitted {
  size: number;
  lines: Lettering[];
}

/** Sizes in pixels: what we would like, and where we would rather break the line. */
const LARGEST = { oneLine: 104, twoLines: 64 };
const SMALLEST_ON_ONE_LINE = 68;

/** Sets words as large as the room allows: on one line if they stay large, or else on two. */
export async function fittedLines(words: string, style: Style, room: number): Promise<Fitted> {
  const oneLine = await sizeThatFits([words], style, room, LARGEST.oneLine);
  if (oneLine >= SMALLEST_ON_ONE_LINE || !words.includes(' ')) {
    return { size: oneLine, lines: await setLines([words], style, oneLine) };
  }
  const halves = await evenHalves(words, style);
  const twoLines = await sizeThatFits(halves, style, room, LARGEST.twoLines);
  return { size: twoLines, lines: await setLines(halves, style, twoLines) };
}

const setLines = (lines: string[], style: Style, size: number) =>
  Promise.all(lines.map((line) => setLine(line, { ...style, size })));

async function sizeThatFits(lines: string[], style: Style, room: number, largest: number) {
  const width = await widest(lines, style, largest);
  return width <= room ? largest : (largest * room) / width;
}

async function widest(lines: string[], style: Style, size: number) {
  return Math.max(...(await setLines(lines, style, size)).map(({ width }) => width));
}

async function evenHalves(words: string, style: Style): Promise<string[]> {
  const parts = words.split(' ');
  const breaks = parts
    .slice(1)
    .map((_, i) => [parts.slice(0, i + 1).join(' '), parts.slice(i + 1).join(' ')]);
  const widths = await Promise.all(breaks.map((halves) => widest(halves, style, LARGEST.twoLines)));
  return breaks[widths.indexOf(Math.min(...widths))] ?? [words];
}
