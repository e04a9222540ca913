import fc from 'fast-check';

type Mutation = (text: string) => string;

const ODD_TEXTS = [
  // Signs of YAML, HTML and other alphabets.
  ...` \t"'{[%|>\`\\~🦆\u0000\u200b\u00a0\uFEFF\u202e`,
  ...'“quoted” &x *x !x @x --- ... 👩‍🌾 \ud83e It’s $6 </main> &amp; Größe'.split(' '),
  ...['', "It's", ': ', ' #1', '- ', '{{ name }}', '<<<<<<< HEAD'],
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>'],
  // Numbers, dates and words with a meaning.
  ...'1,25 -1 .nan .inf 1e999 0x1F null true undefined 2026-02-31 2026-03-05 12:30'.split(' '),
  // Addresses, paths and names.
  ...'javascript:alert(1) http://example.com https://example.com/“x”'.split(' '),
  ...['https://example.com/a b', 'https://example.org/new?a=1&b=2#c', 'ducks', 'about'],
  ...'./ducks/ducks-01.webp ./ducks/none.webp ../../package.json ../ornaments/hen.webp'.split(' '),
  // Too long.
  'a'.repeat(3000),
  'word '.repeat(60),
];

const oddText = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.double().map(String),
  fc.integer().map(String),
);

const LINE_EDITS: ((lines: string[], at: number) => string[])[] = [
  (lines, at) => lines.toSpliced(at, 1),
  (lines, at) => lines.toSpliced(at, 0, lines[at] ?? ''),
  (lines, at) => lines.with(at, ` ${lines[at]}`),
  (lines, at) => lines.with(at, (lines[at] ?? '').trimStart()),
  (lines, at) => lines.with(at, `\t${lines[at]}`),
  (lines, at) => lines.slice(0, at),
  (lines, at) => [...lines, ...lines.slice(at)],
];
const lineEdit = fc.tuple(fc.nat(), fc.constantFrom(...LINE_EDITS)).map(
  ([seed, edit]): Mutation =>
    (text) => {
      const lines = text.split('\n');
      return edit(lines, seed % lines.length).join('\n');
    },
);

/** Replaces the value after a field's name or a dash. */
const replacedValue = (write: (value: string) => string) =>
  fc.tuple(fc.nat(), oddText).map(
    ([seed, value]): Mutation =>
      (text) => {
        const lines = text.split('\n');
        const written = lines.flatMap((line, i) => (/^\s*[^#\s]/.test(line) ? [i] : []));
        const at = written[seed % Math.max(1, written.length)] ?? 0;
        return lines
          .with(
            at,
            (lines[at] ?? '').replace(
              /^(\s*(?:- )?(?:[\w]+:|-))(?: .*)?$/,
              (_all, name) => `${name} ${write(value)}`,
            ),
          )
          .join('\n');
      },
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

const fileEdit = fc.constantFrom<Mutation>(
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => `\uFEFF${text}`,
  () => '',
);

export const mutation = fc.oneof(
  { weight: 4, arbitrary: replacedValue(JSON.stringify) },
  { weight: 3, arbitrary: replacedValue(String) },
  { weight: 2, arbitrary: replacedText(fc.constant(0), oddText) },
  { weight: 1, arbitrary: replacedText(fc.integer({ min: 1, max: 200 }), fc.constant('')) },
  { weight: 7, arbitrary: lineEdit },
  { weight: 3, arbitrary: fileEdit },
);
