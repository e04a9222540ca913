import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import { Blob, Face, Font, Buffer as ShapingBuffer, shape, Variation } from 'harfbuzzjs';

/** Text as one outline, so that no font needs to be installed where the site is built. */
export interface Lettering {
  /** SVG path data. It starts at 0 on the baseline, and y points down. */
  outline: string;
  width: number;
}

interface Style {
  weight: number;
  size: number;
  /** Extra space between letters, as a fraction of the size. */
  tracking?: number;
}

/** The cap height of National Park, relative to the size. */
export const CAP_HEIGHT = 0.71;

const FOLDER = 'node_modules/@fontsource-variable/national-park/files';
/** Fontsource splits a typeface into files by script. A letter is taken from the first that has it. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'];

interface Subset {
  face: Face;
  characters: Set<number>;
}

const subsets: Promise<Subset[]> = Promise.all(
  SUBSETS.map(async (subset) => {
    const file = await readFile(`${FOLDER}/national-park-${subset}-wght-normal.woff2`);
    const face = new Face(new Blob(new Uint8Array(await convert(file, 'sfnt'))));
    return { face, characters: new Set(face.collectUnicodes()) };
  }),
);

/** Sets one line of text in National Park. Characters that it doesn't have are left out. */
export async function typesetLine(
  text: string,
  { weight, size, tracking = 0 }: Style,
): Promise<Lettering> {
  const paths: string[] = [];
  let width = 0;
  for (const { face, text: run } of runs(text, await subsets)) {
    const font = new Font(face);
    font.setVariations([new Variation('wght', weight)]);
    const line = new ShapingBuffer();
    line.addText(run);
    line.guessSegmentProperties();
    shape(font, line);
    const scale = size / face.upem;
    const positions = line.getGlyphPositions();
    for (const [i, { codepoint: glyph }] of line.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {};
      paths.push(...glyphPath(font, glyph, scale, width + xOffset * scale, -yOffset * scale));
      width += xAdvance * scale + tracking * size;
    }
  }
  return { outline: paths.join(''), width: Math.max(0, width - tracking * size) };
}

/** Splits text into runs that one subset can set. */
function runs(text: string, all: readonly Subset[]) {
  const found: { face: Face; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const subset = subsetWith(letter, all);
    const last = found.at(-1);
    if (!subset) continue;
    if (last?.face === subset.face) last.text += letter;
    else found.push({ face: subset.face, text: letter });
  }
  return found;
}

const subsetWith = (letter: string, all: readonly Subset[]) =>
  all.find(({ characters }) => characters.has(letter.codePointAt(0) as number));

function glyphPath(font: Font, glyph: number, scale: number, x: number, y: number): string[] {
  return font.glyphToJson(glyph).map(({ type, values }) => {
    const points = values.map((value, i) =>
      (i % 2 === 0 ? x + value * scale : y - value * scale).toFixed(2),
    );
    return `${type}${points.join(' ')}`;
  });
}
