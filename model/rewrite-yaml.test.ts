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

test.each(globSync('tests/farm/**/*.yaml'))('%s stays as it is when nothing changes', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(rewriteYaml(text, parse(text))).toBe(text);
});

test('a changed value changes its line and no other', () => {
  const result = rewritten((data) => {
    data.price = 1.5;
  });
  expect(result).toBe(TEXT.replace('price: 1.25', 'price: 1.5'));
});

test('text that needs quotes gets them', () => {
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

test('adds fields after the one before them, and removes others', () => {
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

test('an empty list gets entries, one per line', () => {
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

const FARM = `name: Ours

# A notice, like this:
# notice:
#   text: Closed.

# Pages elsewhere.
platforms: []

pricing:
  title: Eggs
  # How many there are today:
  # availability: Three dozen
  # asOf: 2026-03-05
  rows: []
`;

test('a new field goes below the comment that shows how to write it', () => {
  const shown = rewritten((data) => {
    const { name, ...rest } = data;
    for (const key of Object.keys(data)) delete data[key];
    Object.assign(data, { name, notice: { text: 'Snow' }, ...rest });
    data.pricing = { title: 'Eggs', availability: 'Four', asOf: '2026-04-01', rows: [] };
  }, FARM);
  expect(shown).toBe(
    FARM.replace('Closed.\n', 'Closed.\nnotice:\n  text: Snow\n').replace(
      '  rows: []',
      '  availability: Four\n  asOf: 2026-04-01\n  rows: []',
    ),
  );
  const hidden = rewritten((data) => {
    delete data.notice;
    data.pricing = { title: 'Eggs', rows: [] };
  }, shown);
  expect(hidden).toBe(FARM);
});

test('a text with its own formatting stays as it is when nothing changes', () => {
  const odd = "title:   'Ducks'   # two spaces\nlist: [ {a: 1,b: x} ]\nblank:\n";
  expect(rewriteYaml(odd, { title: 'Ducks', list: [{ a: 1, b: 'x' }] })).toBe(odd);
});

test('an entry that changed and moved keeps its comment', () => {
  const result = rewritten((data) => {
    data.photos = [
      { img: './b.webp', title: 'Second' },
      { img: './c.webp', title: 'Third' },
    ];
  });
  expect(result).toContain('# The other one.\n  - img: ./b.webp\n    title: Second');
});

test('a byte order mark stays', () => {
  const result = rewritten((data) => {
    delete data.empty;
  }, `\uFEFF${TEXT}`);
  expect(result).toMatch(/^\uFEFF# About ducks\./);
});

test.each([
  ['two comments', 'notice:\n  text: Closed.\n  # lastDay: 2026-03-05\n\n', '# Pages elsewhere.\n'],
  ['no blank line', 'notice:\n  text: Closed.\n  # Until then.\n', '# Pages\n\n# elsewhere.\n'],
  ['an entry’s comment', 'notice:\n  - a # the first\n', '# Pages elsewhere.\n'],
])('removing a field keeps the comment above the next one: %s', (_, notice, comment) => {
  const rest = `${comment}platforms: []\n`;
  const result = rewritten((data) => {
    delete data.notice;
  }, `name: Ours\n${notice}${rest}`);
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
