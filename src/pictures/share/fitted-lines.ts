import { type Lettering, setLine } from './lettering.ts';

interface Style {
  weight: number;
  tracking: number;
}

interface Fitted {
  size: number;
  lines: Lettering[];
}

/** The size limits of one, two and three lines. Below the smallest, another line is added. */
const LINES = [
  { largest: 104, smallest: 68 },
  { largest: 64, smallest: 44 },
  { largest: 46, smallest: 0 },
];
/** Longer words may be broken. */
const LONG_WORD = 20;

/** Sets words as large as the room allows, on as few lines as possible. */
export async function fittedLines(words: string, style: Style, room: number): Promise<Fitted> {
  const pieces = piecesOf(words);
  for (const [i, { largest, smallest }] of LINES.entries()) {
    const lines = await evenLines(pieces, Math.min(i + 1, pieces.length), style);
    const size = Math.min(largest, (largest * room) / (await widest(lines, style, largest)));
    const isLast = pieces.length <= i + 1 || i === LINES.length - 1;
    if (size >= smallest || isLast) return { size, lines: await setLines(lines, style, size) };
  }
  throw new Error('The last line is always taken.');
}

/** Where a line may break: between words, and inside a long word. */
const piecesOf = (words: string) =>
  words.split(/(?=\s)/).flatMap((word) => {
    const letters = [...word];
    const parts = Math.ceil(letters.length / LONG_WORD);
    const length = Math.ceil(letters.length / parts);
    return Array.from({ length: parts }, (_, i) =>
      letters.slice(i * length, (i + 1) * length).join(''),
    );
  });

const setLines = (lines: string[], style: Style, size: number) =>
  Promise.all(lines.map((line) => setLine(line, { ...style, size })));

async function widest(lines: string[], style: Style, size: number) {
  return Math.max(...(await setLines(lines, style, size)).map(({ width }) => width));
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
