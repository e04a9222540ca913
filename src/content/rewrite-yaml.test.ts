import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
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

const rewritten = (change: (data: Record<string, unknown>) => void, text = TEXT) => {
  const data = parse(text) as Record<string, unknown>;
  change(data);
  const result = rewriteYaml(text, data);
  expect(parse(result)).toEqual(data);
  return result;
};

test.each(globSync('content/**/*.yaml'))('%s stays as it is when nothing changes', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(rewriteYaml(text, parse(text))).toBe(text);
});

test('a changed value changes its line and no other', () => {
  const result = rewritten((data) => {
    data.price = 1.5;
  });
  expect(result).toBe(TEXT.replace('price: 1.25', 'price: 1.5'));
});

test('words that need quotes get them', () => {
  const result = rewritten((data) => {
    data.title = "It's 50% off: ducks #1";
  });
  expect(result).toContain(`title: "It's 50% off: ducks #1"\n`);
});

test('entries keep their comments when one is added, removed or moved', () => {
  const swapped = rewritten((data) => {
    (data.photos as unknown[]).reverse();
  });
  expect(swapped).toContain(
    '# The other one.\n  - img: ./b.webp\n    title: Two\n  - img: ./a.webp',
  );
  const shorter = rewritten((data) => {
    data.photos = (data.photos as unknown[]).slice(1);
  });
  expect(shorter).toContain('# The other one.\n  - img: ./b.webp');
  expect(shorter).not.toContain('./a.webp');
  const longer = rewritten((data) => {
    (data.photos as unknown[]).unshift({ img: './c.webp', title: 'Three' });
  });
  expect(longer).toMatch(
    /- img: \.\/c\.webp[\s\S]*- img: \.\/a[\s\S]*# The other one\.\n {2}- img: \.\/b/,
  );
});

test('the comment above a removed field stays', () => {
  const middle = rewritten((data) => {
    delete data.price;
  });
  expect(middle).toContain('# Prices.\nempty: []');
  const last = rewritten((data) => {
    delete data.price;
    delete data.empty;
  });
  expect(last).toContain('# Prices.');
});

test('new fields follow the field that comes before them, and removed ones go', () => {
  const result = rewritten((data) => {
    const { title, order: _order, ...rest } = data;
    for (const key of Object.keys(data)) delete data[key];
    Object.assign(data, { title, ornament: './drake.webp', ...rest });
  });
  expect(result).toContain('title: Ducks\nornament: ./drake.webp\n');
  expect(result).not.toContain('order');
  expect(result).toContain('# About ducks.');
  expect(result).toContain('# Prices.');
});

test('an empty list takes entries, one a line', () => {
  const result = rewritten((data) => {
    data.empty = ['a', 'b'];
  });
  expect(result).toContain('empty:\n  - a\n  - b\n');
});

test('Windows line endings stay', () => {
  const text = TEXT.replaceAll('\n', '\r\n');
  const result = rewritten((data) => {
    data.order = 2;
  }, text);
  expect(result).toBe(text.replace('order: 1', 'order: 2'));
});
