import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Fields } from './compare.ts';
import { rewriteYaml } from './rewrite-yaml.ts';

const TEXT = `# About ducks.

title: Ducks
order: 1 # comes first

photos:
  # The best one.
  - img: ./a.webp
    title: "One: the pond"
  # The other one.
  - img: ./b.webp
    title: Two

# Prices.
price: 1.25
empty: []
`;

const rewritten = (change: (before: Fields) => Fields, text = TEXT) => {
  const data = change(parse(text));
  const result = rewriteYaml(text, data);
  expect(parse(result)).toEqual(data);
  return result;
};

test.each(globSync('tests/farm/**/*.yaml'))('%s stays as it is when nothing changes', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(rewriteYaml(text, parse(text))).toBe(text);
});

test.each([
  ['a value', { price: 1.5 }, 'price: 1.25', 'price: 1.5'],
  ['text that needs quotes', { title: 'Now: #1' }, 'title: Ducks', 'title: "Now: #1"'],
  ['an empty list', { empty: ['a', 'b'] }, 'empty: []', 'empty:\n  - a\n  - b'],
])('%s changes its line and no other', (_, change, from, to) => {
  expect(rewritten((before) => ({ ...before, ...change }))).toBe(TEXT.replace(from, to));
});

test('entries keep their comments when one is added, removed or moved', () => {
  const withPhotos = (change: (photos: unknown[]) => unknown[]) =>
    rewritten((before) => ({ ...before, photos: change(before.photos as unknown[]) }));
  const swapped = withPhotos((photos) => photos.toReversed());
  expect(swapped).toContain(
    '# The other one.\n  - img: ./b.webp\n    title: Two\n  - img: ./a.webp',
  );
  const shorter = withPhotos((photos) => photos.slice(1));
  expect(shorter).toContain('# The other one.\n  - img: ./b.webp');
  expect(shorter).not.toContain('./a.webp');
  const longer = withPhotos((photos) => [{ img: './c.webp', title: 'Three' }, ...photos]);
  expect(longer).toMatch(
    /- img: \.\/c\.webp[\s\S]*- img: \.\/a[\s\S]*# The other one\.\n {2}- img: \.\/b/,
  );
});

test('the comment above a removed field stays', () => {
  const middle = rewritten(({ price: _, ...rest }) => rest);
  expect(middle).toContain('# Prices.\nempty: []');
  const last = rewritten(({ price: _price, empty: _empty, ...rest }) => rest);
  expect(last).toContain('# Prices.');
});

test('adds fields after the one before them, and removes others', () => {
  const result = rewritten(({ title, order: _, ...rest }) => ({
    title,
    ornament: './drake.webp',
    ...rest,
  }));
  expect(result).toContain('title: Ducks\nornament: ./drake.webp\n');
  expect(result).not.toContain('order');
  expect(result).toContain('# About ducks.');
  expect(result).toContain('# Prices.');
});

test('Windows line endings and a byte order mark stay', () => {
  const text = `\uFEFF${TEXT.replaceAll('\n', '\r\n')}`;
  const result = rewritten((before) => ({ ...before, order: 2 }), text);
  expect(result).toBe(text.replace('order: 1', 'order: 2'));
});

test('a text with its own formatting stays as it is when nothing changes', () => {
  const odd = "title:   'Ducks'   # two spaces\nlist: [ {a: 1,b: x} ]\nblank:\n";
  expect(rewriteYaml(odd, { title: 'Ducks', list: [{ a: 1, b: 'x' }] })).toBe(odd);
});

test('an entry that changed and moved keeps its comment', () => {
  const photos = [
    { img: './b.webp', title: 'Second' },
    { img: './c.webp', title: 'Third' },
  ];
  const result = rewritten((before) => ({ ...before, photos }));
  expect(result).toContain('# The other one.\n  - img: ./b.webp\n    title: Second');
});

test.each([
  ['two comments', 'notice:\n  text: Closed.\n  # lastDay: 2026-03-05\n\n', '# Pages elsewhere.\n'],
  ['no blank line', 'notice:\n  text: Closed.\n  # Until then.\n', '# Pages\n\n# elsewhere.\n'],
  ['an entry’s comment', 'notice:\n  - a # the first\n', '# Pages elsewhere.\n'],
])('removing a field keeps the comment above the next one: %s', (_, notice, comment) => {
  const rest = `${comment}platforms: []\n`;
  const text = `name: Ours\n${notice}${rest}`;
  const result = rewritten(({ notice: _, ...others }) => others, text);
  expect(result.replace('\n\n#', '\n#')).toBe(`name: Ours\n${rest}`.replace('\n\n#', '\n#'));
});

test.each([
  ['a value', '406', 'phone: "406" # with area code\n'],
  ['a list', ['a'], 'phone:\n  # with area code\n  - a\n'],
  ['fields', { a: 1 }, 'phone:\n  # with area code\n  a: 1\n'],
])('filling an empty field with %s keeps the comment behind it', (_, value, expected) => {
  const result = rewriteYaml('phone: # with area code\n# Next.\nnext: 1\n', {
    phone: value,
    next: 1,
  });
  expect(result).toBe(`${expected}# Next.\nnext: 1\n`);
});
