import { type Lettering, typesetLine } from './lettering.ts';

interface Style {
  weight: number;
  tracking: number;
}

interface Fitted {
  size: number;
  lines: Lettering[];
}

/** The size limits of one, two and three lines. Below the minSize, another line is added. */
const LINES = [
  { maxSize: 104, minSize: 68 },
  { maxSize: 64, minSize: 44 },
  { maxSize: 46, minSize: 0 },
];
/** Longer words may be broken. */
const LONG_WORD = 20;

/** Sets text as large as its width allows, on as few lines as possible. */
export async function fittedLines(text: string, style: Style, width: number): Promise<Fitted> {
  const pieces = piecesOf(text);
  for (const [i, { maxSize, minSize }] of LINES.entries()) {
    const lines = await evenLines(pieces, Math.min(i + 1, pieces.length), style);
    const size = Math.min(maxSize, (maxSize * width) / (await widest(lines, style, maxSize)));
    const isLast = pieces.length <= i + 1 || i === LINES.length - 1;
    if (size >= minSize || isLast) return { size, lines: await typesetLines(lines, style, size) };
  }
  throw new Error('The last line is always taken.');
}

/** Where a line may break: between words, and inside a long word. */
const piecesOf = (text: string) =>
  text.split(/(?=\s)/).flatMap((word) => {
    const letters = [...word];
    const parts = Math.ceil(letters.length / LONG_WORD);
    const length = Math.ceil(letters.length / parts);
    return Array.from({ length: parts }, (_, i) =>
      letters.slice(i * length, (i + 1) * length).join(''),
    );
  });

const typesetLines = (lines: string[], style: Style, size: number) =>
  Promise.all(lines.map((line) => typesetLine(line, { ...style, size })));

async function widest(lines: string[], style: Style, size: number) {
  return Math.max(...(await typesetLines(lines, style, size)).map(({ width }) => width));
}

/** Breaks pieces into lines so that the longest is as short as possible. */
async function evenLines(pieces: string[], count: number, style: Style): Promise<string[]> {
  const ways = waysToBreak(pieces, count);
  const widths = await Promise.all(ways.map((lines) => widest(lines, style, 100)));
  return ways[widths.indexOf(Math.min(...widths))] ?? [];
}

function waysToBreak(pieces: string[], count: number): string[][] {
  if (count === 1) return [[pieces.join('').trim()]];
  return pieces.slice(0, pieces.length - count + 1).flatMap((_, i) =>
    waysToBreak(pieces.slice(i + 1), count - 1).map((rest) => [
      pieces
        .slice(0, i + 1)
        .join('')
        .trim(),
      ...rest,
    ]),
  );
}
