import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * Cuts the two typefaces down to the letters and weights that the site sets.
 * Run it after updating a Fontsource package; its results are committed.
 */
const OUTPUT = 'src/assets/fonts';
const FONTS = [
  { family: 'national-park', weights: { min: 600, max: 800 } },
  { family: 'atkinson-hyperlegible-next', weights: { min: 400, max: 700 } },
];

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…←↑→↗×€™`;

await mkdir(OUTPUT, { recursive: true });
for (const { family, weights } of FONTS) {
  const source = `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
  const full = await readFile(source);
  const subset = await subsetFont(full, LETTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  await writeFile(`${OUTPUT}/${family}.woff2`, subset);
  console.log(`${family}: ${full.length} → ${subset.length} bytes`);
}
