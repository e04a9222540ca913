import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSmallContent } from '../../build/content/fixtures/small-content.ts';
import { formFor, formOf } from './content-kinds.ts';
import { describeChanges, formatChange } from './describe-changes.ts';
import { commitMessage, describeDraft } from './describe-draft.ts';
import { EMPTY_DRAFT, parseData, textOf, withFile } from './draft.ts';
import { publishedWith } from './fixtures/published-with.ts';
import type { Group } from './form.ts';
import { asList, type Path, withValue } from './values.ts';

const DUCKS = 'products/ducks.yaml';
const FARM = 'farm.yaml';

const root = mkdtempSync(join(tmpdir(), 'farm-'));
writeSmallContent(root);
const read = (path: string): [string, string] => [path, readFileSync(join(root, path), 'utf8')];
const published = publishedWith(read(DUCKS), read(FARM));
rmSync(root, { recursive: true });

const before = (path: string) => published.files[path]?.text ?? '';

/** Changes values in a file: the draft, and its changes as lines. */
function changed(path: string, ...changes: [path: Path, value: unknown][]) {
  const form = formFor(path) as Group;
  const data = changes.reduce<unknown>(
    (data, [at, value]) => withValue(data, at, value, form),
    parseData(before(path)),
  );
  const draft = withFile(published, EMPTY_DRAFT, path, data as Record<string, unknown>);
  const lines = describeDraft(published, draft).flatMap((file) => file.changes);
  return { draft, lines: lines.map(({ line }) => line) };
}

test.each([
  [70, 'It was $7. Is $70 right?'],
  [0.7, 'It was $7. Is $0.70 right?'],
  [0, 'It was $7. Is $0 right?'],
  [69, undefined],
  [0.75, undefined],
])('a price change from 7 dollars to %d has the warning: %s', (amount, warning) => {
  const { draft } = changed(DUCKS, [['pricing', 'rows', 1, 'priceWashedEggs', 'amount'], amount]);
  expect(describeDraft(published, draft)[0]?.changes[0]?.warning).toBe(warning);
});

test('a price and its unit are one change', () => {
  const row: Path = ['priceList', 'rows', 0];
  const { draft } = changed(DUCKS, [[...row, 'price'], 100], [[...row, 'unit'], 'a flock']);
  const [line] = describeDraft(published, draft)[0]?.changes ?? [];
  expect(line?.line).toMatch(/: \$10 · each → \$100 · a flock$/);
  expect(line?.warning).toBe('It was $10. Is $100 right?');
});

test('a new order of photos only moves YAML lines', () => {
  const photos = asList(parseData(before(DUCKS))?.photos);
  const { draft, lines } = changed(DUCKS, [['photos'], photos.toReversed()]);
  expect(lines).toEqual(['Photos: new order']);
  const sortedLines = (text = '') => text.split('\n').sort();
  expect(sortedLines(textOf(published, draft, DUCKS))).toEqual(sortedLines(before(DUCKS)));
});

test('availability is added in the form’s order', () => {
  const { draft, lines } = changed(
    DUCKS,
    [['pricing', 'availability'], 'Four dozen'],
    [['pricing', 'asOf'], '2026-04-01'],
  );
  expect(lines).toEqual(['Duck eggs, what we have today: Available → Four dozen · April 1, 2026']);
  expect(textOf(published, draft, DUCKS)).toContain(
    '  eggsPerCarton: 6\n  availability: Four dozen\n  asOf: 2026-04-01\n  #',
  );
});

test('describes hidden, counts and a notice', () => {
  expect(changed(DUCKS, [['hidden'], true]).lines).toEqual(['Hidden']);
  const ducks = (count: number) => ({ tally: [{ count, what: 'ducks' }] });
  const counts = describeChanges(formOf('products'), ducks(2150), ducks(7));
  expect(counts.map(formatChange)).toEqual(['2,150 ducks, how many: 2,150 → 7']);
  const notice = { text: 'Closed for snow.', lastDay: '2027-03-05' };
  expect(changed(FARM, [['notice'], notice]).lines).toEqual([
    'New notice: Closed for snow. · March 5, 2027',
  ]);
});

test('describes added, removed and renamed rows', () => {
  const row = (name: string, price: number) => ({ name, price });
  const linesFor = (...rows: object[]) => {
    const before = [row('Straight run', 10), row('Males', 7), row('Females', 14)];
    const data = (list: object[]) => ({ priceList: { rows: list } });
    return describeChanges(formOf('sections'), data(before), data(rows)).map(formatChange);
  };
  expect(linesFor(row('Males', 7), row('Females', 14), row('Pairs', 20))).toEqual([
    'New price: Pairs, $20',
    'Removed “Straight run”',
  ]);
  expect(linesFor(row('Straight run', 10), row('Drakes', 8), row('Females', 14))).toEqual([
    'Males, name: Males → Drakes',
    'Males: $7 → $8',
  ]);
});

test('shows where two long texts differ, and never half of an emoji', () => {
  const post = (end: string) => ({
    summary: `${'Our birds are free range 🦆. '.repeat(5)}${end}`,
  });
  const [line] = describeChanges(formOf('posts'), post('Grain.'), post('Peas.')).map(formatChange);
  expect(line).toMatch(/….*Grain\. → ….*Peas\.$/u);
  expect(line?.isWellFormed()).toBe(true);
  const place = 'In the valley behind the old school at Missoula';
  const { headline } = commitMessage(published, changed(FARM, [['place'], place]).draft);
  expect(headline).toBe(`Farm info: Location → ${place}`);
});

test('describes a single value by its list, and a new row by its prices', () => {
  expect(changed(FARM, [['payment', 'ways', 1], 'Zelle']).lines).toEqual([
    'Payment, ways to pay: Venmo → Zelle',
  ]);
  const row = {
    name: 'Dozen',
    quantity: 12,
    priceAsIs: { amount: 12, reusedCarton: 10 },
    priceWashedEggs: { amount: 14 },
  };
  expect(changed(DUCKS, [['pricing', 'rows', 9], row]).lines).toEqual([
    'New pack size: Dozen, unwashed $12, washed $14',
  ]);
});
