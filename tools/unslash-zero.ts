import subsetFont from 'subset-font';

type Point = readonly [x: number, y: number];

/** The lower left quarter of the outer and inner contours of Atkinson's zero at weight 400. */
const OUTSIDE: Point[] = [
  [324, -12],
  [238, -12],
  [120, 68],
  [60, 223],
];
const INSIDE: Point[] = [
  [324, 62],
  [383, 62],
  [460, 126],
  [497, 248],
];
const CENTER: Point = [324, 335];

/**
 * Removes the slash from the font's zero, which looks like an 8 at the size of the site's dates.
 * Atkinson has no alternate zero. `font` is an SFNT of Atkinson at weight 400, changed in place.
 */
export async function unslashZero(font: Buffer): Promise<void> {
  const slashed = onlyGlyphOf(await subsetFont(font, '0', { targetFormat: 'sfnt' }));
  const start = font.indexOf(slashed);
  const isAsExpected = slashed.readInt16BE(0) === 3 && slashed.readInt16BE(4) === OUTSIDE[0]?.[1];
  if (start < 0 || !isAsExpected) throw new Error('Atkinson’s zero has changed.');
  const points = [...ring(OUTSIDE), ...ring(INSIDE)];
  const plain = Buffer.alloc(slashed.length);
  plain.writeInt16BE(2);
  // The box around it stays the same. Then each contour's last point, and no instructions.
  slashed.copy(plain, 2, 2, 10);
  plain.writeUInt16BE(points.length / 2 - 1, 10);
  plain.writeUInt16BE(points.length - 1, 12);
  plain.set(encoded(points), 16);
  plain.copy(font, start);
}

/** Mirrors a quarter into a full contour. */
function ring(quarter: Point[]): Point[] {
  const [x, y] = CENTER;
  const corner: Point = [quarter.at(-1)?.[0] ?? x, y];
  const upward = quarter.slice(1).map(([px, py]): Point => [px, 2 * y - py]);
  const half = [...quarter, corner, ...upward.reverse()];
  return [...half, ...half.map(([px, py]): Point => [2 * x - px, 2 * y - py])];
}

/** Points as the glyf table has them: a flag for each, then all steps across, then all steps up. */
function encoded(points: Point[]): number[] {
  const across = points.map(([x], i) => stepOf(x - (points[i - 1]?.[0] ?? 0)));
  const up = points.map(([, y], i) => stepOf(y - (points[i - 1]?.[1] ?? 0)));
  const flags = across.map(
    ({ flag }, i) => (i % 4 === 0 ? 1 : 0) | flag | ((up[i]?.flag ?? 0) << 1),
  );
  return [...flags, ...[...across, ...up].flatMap(({ bytes }) => bytes)];
}

/** Flag 2: the step has one byte. Flag 16: that byte counts forward, or there is no step at all. */
function stepOf(step: number) {
  if (step === 0) return { flag: 16, bytes: [] };
  if (Math.abs(step) > 255) return { flag: 0, bytes: [(step >> 8) & 255, step & 255] };
  return { flag: step > 0 ? 2 | 16 : 2, bytes: [Math.abs(step)] };
}

/** The glyph of a font that has one character: the first that isn't empty. */
function onlyGlyphOf(font: Buffer): Buffer {
  const table = (name: string) => font.readUInt32BE(font.indexOf(name, 12, 'latin1') + 8);
  const [offsets, glyphs] = [table('loca'), table('glyf')];
  const offset = (i: number) => glyphs + 2 * font.readUInt16BE(offsets + 2 * i);
  return font.subarray(offset(1), offset(2));
}
