import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { afterAll, describe, expect, test } from 'vitest';
import { filesIn } from '../../build/built-site.ts';
import { writeSmallContent } from '../../build/content/fixtures/small-content.ts';
import { checkContent } from '../../model/check-content.ts';
import { kindNames } from '../../model/content-files.ts';
import { formOf, kindOf } from './content-kinds.ts';
import { describeChanges, formatChange } from './describe-changes.ts';
import { describeDraft } from './describe-draft.ts';
import {
  changesOf,
  type Draft,
  dataIn,
  EMPTY_DRAFT,
  finalizeNames,
  rebaseDraft,
  withFile,
} from './draft.ts';
import { type Field, fieldAt, type Leaf, validationError } from './form.ts';
import { gitId } from './git-id.ts';
import { type Change, folderWith, type Stored } from './stored-content.ts';
import { type Path, withValue } from './values.ts';

const DUCKS = 'products/ducks.yaml';
const FARM = 'farm.yaml';

const root = mkdtempSync(join(tmpdir(), 'farm-'));
writeSmallContent(root);
afterAll(() => rmSync(root, { recursive: true, force: true }));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const stored: Stored = {
  version: '1',
  files: Object.fromEntries(
    filesIn(root).map((path) => [path, { id: '', ...(kindOf(path) && { text: read(path) }) }]),
  ),
};
const textOf = (path: string) => stored.files[path]?.text ?? '';

function changed(path: string, ...changes: [path: Path, value: unknown][]) {
  const kind = kindOf(path);
  if (!kind) throw new Error(path);
  const form = formOf(kind);
  const before = dataIn(textOf(path));
  const after = changes.reduce<unknown>(
    (data, [at, value]) => withValue(data, at, value, form),
    before,
  );
  const draft = withFile(stored, EMPTY_DRAFT, path, after as Record<string, unknown>);
  return { draft, words: describeChanges(form, before, after).map(formatChange), after };
}

const savedText = (draft: Draft, from = stored) =>
  changesOf(from, draft).map((change) => ('text' in change ? change.text : ''))[0];

describe('forms', () => {
  test.each(kindNames)(
    'the form for %s has the fields of the site’s schema, each explained',
    (kind) => {
      const silent: string[] = [];
      const walk = (field: Field, explained: boolean) => {
        if (!explained && field.help === '') silent.push(field.name);
        if (field.kind === 'group') for (const inner of field.fields) walk(inner, false);
        if (field.kind === 'list') walk(field.entry, true);
      };
      walk(formOf(kind), true);
      expect(silent).toEqual([]);
      const { schema } = formOf(kind);
      expect(schema).toBeInstanceOf(z.ZodObject);
      expect(formOf(kind).fields.map(({ name }) => name)).toEqual(
        Object.keys((schema as z.ZodObject).shape),
      );
    },
  );

  test('a field knows its limit and its error', () => {
    const title = fieldAt(formOf('sections'), ['title']) as Leaf;
    expect(title.maxLength).toBe(40);
    expect(validationError(title, '')).toBe('This is empty. Enter some text, like: Ducks');
    const price = fieldAt(formOf('sections'), ['priceList', 'rows', 0, 'price']) as Leaf;
    expect(price.kind).toBe('price');
    expect(validationError(price, -2)).toMatch(/^This is below zero\./);
  });
});

describe('a change', () => {
  test('of a price is one line, in the file and in words', () => {
    const { draft, words } = changed(DUCKS, [
      ['pricing', 'rows', 1, 'priceWashedEggs', 'amount'],
      8,
    ]);
    expect(words).toEqual(['Half dozen, washed: $7 → $8']);
    expect(savedText(draft)).toBe(textOf(DUCKS).replace('amount: 7', 'amount: 8'));
  });

  test.each([
    [70, 'Is this right? $70 was $7'],
    [0.7, 'Is this right? $0.70 was $7'],
    [0, 'Is this right? $0 was $7'],
    [69, undefined],
    [0.75, undefined],
  ])('of a price from $7 to %d may be a slip', (amount, warning) => {
    const { draft } = changed(DUCKS, [['pricing', 'rows', 1, 'priceWashedEggs', 'amount'], amount]);
    expect(describeDraft(stored, draft)[0]?.changes[0]?.warning).toBe(warning);
  });

  test('of the notice is listed by itself, and is one change', () => {
    const notice = { text: 'Closed for snow.', lastDay: '2027-03-05' };
    const { draft } = changed(FARM, [['name'], 'Duck Hill'], [['notice'], notice]);
    const lines = describeDraft(stored, draft).map(({ title, changes }) => [
      title,
      ...changes.map(({ line }) => line),
    ]);
    expect(lines).toEqual([
      ['Notice', 'Text: Closed for snow. · last day: March 5, 2027'],
      ['Farm info', 'Name: Test Farm → Duck Hill'],
    ]);
  });

  test('that is taken back leaves no draft', () => {
    const { draft } = changed(DUCKS, [['order'], 7]);
    const back = withFile(stored, draft, DUCKS, dataIn(textOf(DUCKS)) ?? null);
    expect(back).toEqual(EMPTY_DRAFT);
  });

  test('of the order of photos touches no photo', () => {
    const photos = dataIn(textOf(DUCKS))?.photos as unknown[];
    const { draft, words } = changed(DUCKS, [['photos'], photos.toReversed()]);
    expect(words).toEqual(['Photos: in another order']);
    const lines = (text = '') => text.split('\n').sort();
    expect(lines(savedText(draft))).toEqual(lines(textOf(DUCKS)));
  });

  test('adds what is today in its place, below the comment about it', () => {
    const { draft, words } = changed(
      DUCKS,
      [['pricing', 'availability'], 'Four dozen'],
      [['pricing', 'asOf'], '2026-04-01'],
    );
    expect(words).toEqual(['Duck eggs, what we have today: Four dozen · as of: April 1, 2026']);
    expect(savedText(draft)).toContain(
      '  # asOf: 2026-03-05\n  availability: Four dozen\n  asOf: 2026-04-01\n  rows:',
    );
  });

  test('names what comes and what goes', () => {
    const rows = dataIn(textOf(DUCKS))?.priceList as { rows: unknown[] };
    const { words } = changed(DUCKS, [
      ['priceList', 'rows'],
      [...rows.rows.slice(1), { name: 'Pairs', price: 20 }],
    ]);
    expect(words).toEqual(['New row: Pairs, $20', 'Removed row: Straight run']);
  });

  test('of a single value of a list is told by the list, and a new row by its prices', () => {
    expect(changed(FARM, [['payment', 'ways', 1], 'Zelle']).words).toEqual([
      'Payment, ways to pay: Venmo → Zelle',
    ]);
    const row = {
      name: 'Dozen',
      quantity: 12,
      priceAsIs: { amount: 12, reusedCarton: 10 },
      priceWashedEggs: { amount: 14 },
    };
    expect(changed(DUCKS, [['pricing', 'rows', 9], row]).words).toEqual([
      'New row: Dozen, unwashed $12, washed $14',
    ]);
  });

  test('that would not build is found by the build’s own check, with its place', async () => {
    const { draft } = changed(DUCKS, [['photos', 1, 'alt'], '']);
    const check = async (changes: Change[]) =>
      (await checkContent(folderWith(stored, changes))).problems;
    expect(await check(changesOf(stored, draft))).toMatchObject([
      { path: ['photos', 1, 'alt'], line: 13 },
    ]);
    expect(await check([])).toEqual([]);
  });
});

describe('changes made elsewhere in the meantime', () => {
  const elsewhere = (path: string, from: string, to: string): Stored => ({
    version: '2',
    files: { ...stored.files, [path]: { id: '', text: textOf(path).replace(from, to) } },
  });

  test('are kept beside ours when they are about other things', () => {
    const { draft } = changed(DUCKS, [['pricing', 'rows', 1, 'priceWashedEggs', 'amount'], 8]);
    const now = elsewhere(DUCKS, 'amount: 14', 'amount: 15');
    const { draft: merged, conflicts } = rebaseDraft(now, draft);
    expect(conflicts).toEqual([]);
    expect(savedText(merged, now)).toBe(
      textOf(DUCKS).replace('amount: 7', 'amount: 8').replace('amount: 14', 'amount: 15'),
    );
  });

  test('and ours to the same thing are both shown', () => {
    const path = ['pricing', 'rows', 1, 'priceWashedEggs', 'amount'];
    const { draft } = changed(DUCKS, [path, 8]);
    const { conflicts } = rebaseDraft(elsewhere(DUCKS, 'amount: 7', 'amount: 9'), draft);
    expect(conflicts).toEqual([{ file: DUCKS, path, ours: 8, theirs: 9 }]);
  });

  test('and a photo from each side are both kept', () => {
    const photo = (img: string) => ({ img, title: img, alt: img });
    const photos = dataIn(textOf(DUCKS))?.photos as unknown[];
    const { draft } = changed(DUCKS, [['photos'], [...photos, photo('./ducks/ours.jpg')]]);
    const theirs =
      '\n  - img: ./ducks/theirs.jpg\n    title: Theirs\n    alt: Theirs.\n\n# Write just';
    const now = elsewhere(DUCKS, '\n\n# Write just', theirs);
    const { draft: merged, conflicts } = rebaseDraft(now, draft);
    expect(conflicts).toEqual([]);
    const list = merged.files[DUCKS]?.data?.photos as { img: string }[];
    expect(
      list
        .slice(-2)
        .map(({ img }) => img)
        .sort(),
    ).toEqual(['./ducks/ours.jpg', './ducks/theirs.jpg']);
    expect(list).toHaveLength(photos.length + 2);
  });

  test('that are the same as ours leave nothing to save', () => {
    const { draft } = changed(FARM, [['name'], 'Duck Hill']);
    const { draft: merged } = rebaseDraft(elsewhere(FARM, 'Test Farm', 'Duck Hill'), draft);
    expect(merged).toEqual(EMPTY_DRAFT);
  });
});

test('a new post is named after its title, and so is the folder of its picture', () => {
  const photo = new Blob(['x']);
  const draft: Draft = {
    files: {
      'posts/new.yaml': { base: null, data: { title: 'The Heron', image: './new/heron.jpg' } },
    },
    photos: { 'posts/new/heron.jpg': photo, 'posts/new/unused.jpg': photo },
  };
  const changes = changesOf(stored, finalizeNames(stored, draft));
  expect(changes).toEqual([
    { path: 'posts/the-heron/heron.jpg', photo },
    { path: 'posts/the-heron.yaml', text: 'title: The Heron\nimage: ./the-heron/heron.jpg\n' },
  ]);
});

test('files are named as git names them', async () => {
  expect(await gitId(new TextEncoder().encode('hello\n'))).toBe(
    'ce013625030ba8dba906f756967f9e9ca394464a',
  );
});
