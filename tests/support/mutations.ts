import fc from 'fast-check';

type Mutation = (text: string) => string;

const ODD_TEXTS = [
  ...` \t"'{[%|>\`\\~🦆\u0000\u200b\u00a0\uFEFF\u202e`,
  '',
  '“quoted”',
  ': ',
  ' #1',
  '- ',
  '&x',
  '*x',
  '!x',
  '@x',
  '👩‍🌾',
  '\ud83e',
  'It’s',
  "It's",
  '$6',
  '1,25',
  '-1',
  '.nan',
  '.inf',
  '1e999',
  '0x1F',
  'null',
  'true',
  '2026-02-31',
  '2026-03-05',
  '12:30',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</main>',
  '&amp;',
  '{{ name }}',
  'javascript:alert(1)',
  'http://example.com',
  'https://example.com/a b',
  'https://example.com/“x”',
  'https://example.org/new?a=1&b=2#c',
  './ducks/ducks-01.webp',
  './ducks/none.webp',
  '../../package.json',
  '../ornaments/hen.webp',
  'undefined',
  '<<<<<<< HEAD',
  '---',
  '...',
  'a'.repeat(3000),
  'word '.repeat(60),
  'Größe',
  'ducks',
  'about',
];

const oddText = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.double().map(String),
  fc.integer().map(String),
);

const linesChanged = (change: (lines: string[], at: number) => string[]) =>
  fc.nat().map(
    (seed): Mutation =>
      (text) => {
        const lines = text.split('\n');
        return change(lines, seed % lines.length).join('\n');
      },
  );

const inLine = (change: (line: string, value: string) => string) =>
  fc.tuple(fc.nat(), oddText).map(
    ([seed, value]): Mutation =>
      (text) => {
        const lines = text.split('\n');
        const written = lines.flatMap((line, i) => (/^\s*[^#\s]/.test(line) ? [i] : []));
        const at = written[seed % Math.max(1, written.length)] ?? 0;
        lines[at] = change(lines[at] ?? '', value);
        return lines.join('\n');
      },
  );

/** Replaces the value after a field's name or a dash. */
const replacedValue = (write: (value: string) => string) =>
  inLine((line, value) =>
    line.replace(/^(\s*(?:- )?(?:[\w]+:|-))(?: .*)?$/, (_all, name) => `${name} ${write(value)}`),
  );
/** Replaces some characters. */
const replacedText = (length: fc.Arbitrary<number>, text: fc.Arbitrary<string>) =>
  fc.tuple(fc.nat(), length, text).map(
    ([seed, length, inserted]): Mutation =>
      (text) => {
        const at = seed % (text.length + 1);
        return `${text.slice(0, at)}${inserted}${text.slice(at + length)}`;
      },
  );
const edits = (weight: number, arbitrary: fc.Arbitrary<Mutation>) => ({ weight, arbitrary });

export const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  edits(4, replacedValue(JSON.stringify)),
  edits(3, replacedValue(String)),
  edits(2, replacedText(fc.constant(0), oddText)),
  edits(1, replacedText(fc.integer({ min: 1, max: 200 }), fc.constant(''))),
  edits(
    1,
    linesChanged((lines, at) => lines.toSpliced(at, 1)),
  ),
  edits(
    1,
    linesChanged((lines, at) => lines.toSpliced(at, 0, lines[at] ?? '')),
  ),
  edits(
    1,
    linesChanged((lines, at) => lines.with(at, ` ${lines[at]}`)),
  ),
  edits(
    1,
    linesChanged((lines, at) => lines.with(at, (lines[at] ?? '').trimStart())),
  ),
  edits(
    1,
    linesChanged((lines, at) => lines.with(at, `\t${lines[at]}`)),
  ),
  edits(
    1,
    linesChanged((lines, at) => lines.slice(0, at)),
  ),
  edits(
    1,
    linesChanged((lines, at) => [...lines, ...lines.slice(at)]),
  ),
  edits(
    1,
    fc.constant((text) => text.replaceAll('\n', '\r\n')),
  ),
  edits(
    1,
    fc.constant((text) => `\uFEFF${text}`),
  ),
  edits(
    1,
    fc.constant(() => ''),
  ),
);
