import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * Subsets the two fonts to the characters and weights that the site uses, and writes their
 * @font-face rules. Run it after a change here or an update of a Fontsource package; its results
 * are committed.
 */

const PACKAGES = 'node_modules/@fontsource-variable';
const OUTPUT = 'src/assets/fonts';
/** One weight each, so whatever is bold is set in National Park. All weights would be 41 KB, not 16. */
const FACES = [
  { family: 'National Park', weight: 750 },
  { family: 'Atkinson Hyperlegible Next', weight: 400 },
];
/** Every page needs the common letters. Browsers fetch the rare ones only for a page that has one. */
const SUBSETS = [
  {
    suffix: '',
    ranges: '20-7E A0 A9 B7 D7 2013-2014 2018-2019 201C-201D 2026',
  },
  {
    suffix: '-rare',
    ranges: 'A1-A8 AA-B6 B8-D6 D8-FF 2022 20AC 2122 2190-2193 2197',
  },
];
/** The license and its web address, which the Open Font License asks to keep in each copy. The copyright stays anyway. */
const LICENSE_NAMES = [13, 14];

const files = new Map<string, Buffer | string>();
const styles = ['/* Written by `npm run fonts`. */'];
for (const { family, weight } of FACES) {
  const name = family.toLowerCase().replaceAll(' ', '-');
  const full = await readFile(`${PACKAGES}/${name}/files/${name}-latin-wght-normal.woff2`);
  files.set(`${name}.LICENSE.txt`, await readFile(`${PACKAGES}/${name}/LICENSE`));
  for (const { suffix, ranges } of SUBSETS) {
    const part = `${name}${suffix}.woff2`;
    const subset = await subsetFont(full, charactersIn(ranges), {
      targetFormat: 'woff2',
      variationAxes: { wght: weight },
      preserveNameIds: LICENSE_NAMES,
    });
    files.set(part, subset);
    console.log(`${part}: ${full.length} → ${subset.length} bytes`);
    styles.push(`@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  src: url("./${part}") format("woff2");
  font-display: swap;
  unicode-range: ${ranges.replaceAll(/(?<=^| )/g, 'U+').replaceAll(' ', ', ')};
}`);
  }
}
files.set('typefaces.css', `${styles.join('\n\n')}\n`);

await rm(OUTPUT, { recursive: true, force: true });
await mkdir(OUTPUT, { recursive: true });
for (const [name, content] of files) await writeFile(`${OUTPUT}/${name}`, content);

function charactersIn(ranges: string): string {
  return ranges
    .split(' ')
    .map((range) => {
      const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16));
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
    })
    .join('');
}
