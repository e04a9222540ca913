import { describe, expect, test } from 'vitest';
import { describeDraft } from './describe-draft.ts';
import {
  type Draft,
  EMPTY_DRAFT,
  isEmpty,
  parseData,
  withFile,
  withLeftOut,
  withoutBlanks,
} from './draft.ts';
import { withoutLeftOutChanges } from './left-out-changes.ts';
import type { Stored } from './stored-content.ts';

const DUCKS = 'products/ducks.yaml';
const TEXT = `title: Ducks
order: 1
photos:
  - img: ./ducks/a.jpg
    title: A
    alt: A duck.
  - img: ./ducks/b.jpg
    title: B
    alt: Another duck.
`;
const stored: Stored = {
  version: '1',
  files: {
    [DUCKS]: { id: '', text: TEXT },
    'products/ducks/a.jpg': { id: '' },
    'products/ducks/b.jpg': { id: '' },
  },
};
const before = parseData(TEXT) ?? {};
const [a, b] = before.photos as object[];
const added = { img: './ducks/c.jpg', title: 'C', alt: '' };

const draftOf = (changes: object): Draft =>
  withFile(stored, EMPTY_DRAFT, DUCKS, { ...before, ...changes });
const linesOf = (draft: Draft) => describeDraft(stored, draft).flatMap(({ changes }) => changes);
const leaveOut = (draft: Draft, ...starts: string[]) => {
  const out = linesOf(draft).filter(({ line }) => starts.some((start) => line.startsWith(start)));
  expect(out).toHaveLength(starts.length);
  return withoutLeftOutChanges(
    stored,
    withLeftOut(
      draft,
      DUCKS,
      out.flatMap(({ parts }) => parts.map(({ key }) => key)),
    ),
  );
};

describe('a left-out change', () => {
  test('leaves nothing to save when all are excluded', () => {
    expect(isEmpty(leaveOut(draftOf({ title: 'Our ducks', order: 3 }), 'Name', 'New order'))).toBe(
      true,
    );
  });

  test('can be a removal or a new order', () => {
    const removed = draftOf({ order: 3, photos: [b] });
    expect(leaveOut(removed, 'Removed “A”').files[DUCKS]?.data?.photos).toEqual([a, b]);
    const moved = draftOf({ order: 3, photos: [b, added, a] });
    expect(leaveOut(moved, 'Photos: new order').files[DUCKS]?.data?.photos).toEqual([a, added, b]);
  });

  test('excludes the fields that change with it', () => {
    const today = { soldOut: true, availability: 'Back on Thursday', asOf: '2026-03-05' };
    const eggs = { ...before, pricing: { title: 'Duck eggs' } };
    const file = { id: '', text: `${TEXT}pricing:\n  title: Duck eggs\n` };
    const withEggs: Stored = { ...stored, files: { ...stored.files, [DUCKS]: file } };
    const data = { ...eggs, order: 3, pricing: { ...eggs.pricing, ...today } };
    const draft = withFile(withEggs, EMPTY_DRAFT, DUCKS, data);
    const [soldOut] = describeDraft(withEggs, draft).flatMap(({ changes }) => changes);
    expect(soldOut?.line).toBe('Duck eggs: Sold out. Back on Thursday');
    const keys = soldOut?.parts.map(({ key }) => key) ?? [];
    const included = withoutLeftOutChanges(withEggs, withLeftOut(draft, DUCKS, keys));
    expect(included.files[DUCKS]?.data).toEqual({ ...eggs, order: 3 });
  });

  test('may be all egg prices, which are one line', () => {
    const row = (name: string, amount: number) => ({ name, quantity: 1, priceAsIs: { amount } });
    const pricing = {
      heading: 'Pricing',
      title: 'Duck eggs',
      eggsPerCarton: 6,
      rows: [row('Single egg', 0.5), row('Half dozen', 3)],
    };
    const draft = draftOf({ order: 3, pricing });
    expect(linesOf(draft).map(({ line }) => line)).toEqual([
      'New egg prices: Single egg $0.50, Half dozen $3',
      'New order: Ducks',
    ]);
    const included = leaveOut(draft, 'New egg prices');
    expect(included.files[DUCKS]?.data).toEqual({ ...before, order: 3 });
  });

  test('can be a whole group', () => {
    const draft = draftOf({ order: 3, pricingPlaceholder: { title: 'Soon', text: 'Soon.' } });
    expect(linesOf(draft).map(({ line }) => line)).toEqual([
      'New “No prices yet” text: Soon.',
      'New order: Ducks',
    ]);
    const included = leaveOut(draft, 'New “No prices yet” text');
    expect(included.files[DUCKS]?.data).toEqual({ ...before, order: 3 });
  });
});

describe('blank additions', () => {
  const home = { file: '', at: [] };

  test('are dropped once their screen is left, not before', () => {
    const draft = draftOf({ photos: [a, b, {}], pricingPlaceholder: { title: '' } });
    const onIt = withoutBlanks(stored, draft, { file: DUCKS, at: ['photos', 2] });
    expect(onIt.files[DUCKS]?.data?.photos).toEqual([a, b, {}]);
    expect(isEmpty(withoutBlanks(stored, draft, home))).toBe(true);
    expect(isEmpty(withoutBlanks(stored, draft, { file: DUCKS, at: [] }))).toBe(true);
  });

  test('include a new post with only a number and a date', () => {
    const post = { title: '', number: 2, day: '2026-03-05' };
    const draft = withFile(stored, EMPTY_DRAFT, 'posts/new.yaml', post);
    expect(isEmpty(withoutBlanks(stored, draft, { file: 'posts/new.yaml', at: [] }))).toBe(false);
    expect(isEmpty(withoutBlanks(stored, draft, home))).toBe(true);
    const titled = withFile(stored, EMPTY_DRAFT, 'posts/new.yaml', { ...post, title: 'Heron' });
    expect(withoutBlanks(stored, titled, home)).toBe(titled);
  });

  test('don’t include a partly filled entry', () => {
    const draft = draftOf({ photos: [a, b, added] });
    expect(withoutBlanks(stored, draft, home)).toBe(draft);
  });
});
