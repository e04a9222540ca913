import { describe, expect, test } from 'vitest';
import type { Fields } from '../../model/compare.ts';
import { type Draft, EMPTY_DRAFT, isEmpty, textOf, withFile, withText } from './draft.ts';
import { publishedWith } from './fixtures/published-with.ts';
import type { Choice } from './merge.ts';
import type { Published } from './published-content.ts';
import { conflictKey, conflictsIn, rebaseDraft, resolveConflicts } from './rebase.ts';

const DUCKS = 'products/ducks.yaml';

const answersTo = (now: Published, draft: Draft, choice: Choice) =>
  new Map(conflictsIn(now, draft).map((each) => [conflictKey(each), choice]));
const choose = (now: Published, draft: Draft, choice: Choice) =>
  resolveConflicts(now, draft, answersTo(now, draft, choice));

test('an entry without a name yet is kept beside someone else’s change', () => {
  const before = publishedWith([DUCKS, 'photos:\n  - title: A\n    alt: a\n']);
  const ours = withFile(before, EMPTY_DRAFT, DUCKS, {
    photos: [{ title: 'A', alt: 'a' }, { price: 3 }, {}],
  });
  const now = publishedWith([DUCKS, 'photos:\n  - title: A\n    alt: theirs\n']);
  expect(rebaseDraft(now, ours).files[DUCKS]?.data).toEqual({
    photos: [{ title: 'A', alt: 'theirs' }, { price: 3 }, {}],
  });
});

test('a comment in a file that someone else removed and another one restored is asked about', () => {
  const before = publishedWith([DUCKS, 'title: Ducks\n']);
  const typed = withText(before, EMPTY_DRAFT, DUCKS, '# Ours\ntitle: Ducks\n');
  const gone = publishedWith();
  const ours = choose(gone, typed, 'ours');
  const now = publishedWith([DUCKS, '# Theirs\ntitle: Ducks\n']);
  expect(conflictsIn(now, ours)).toMatchObject([{ path: [], ours: '# Ours\ntitle: Ducks\n' }]);
  expect(textOf(now, rebaseDraft(now, ours), DUCKS)).toContain('# Ours');
});

describe('a conflict', () => {
  const before = publishedWith([DUCKS, 'title: Ducks\nintro: Hi\n']);
  const ours = withFile(before, EMPTY_DRAFT, DUCKS, { title: 'Ours', intro: 'Hello' });
  const now = publishedWith([DUCKS, 'title: Theirs\nintro: Hi\n']);

  test('is asked again until it is answered', () => {
    const rebased = rebaseDraft(now, ours);
    expect(rebased).toEqual(ours);
    expect(conflictsIn(now, rebased)).toMatchObject([
      { file: DUCKS, path: ['title'], ours: 'Ours', theirs: 'Theirs' },
    ]);
  });

  test('keeps the chosen value and all other changes', () => {
    expect(textOf(now, choose(now, ours, 'ours'), DUCKS)).toBe('title: Ours\nintro: Hello\n');
    expect(textOf(now, choose(now, ours, 'theirs'), DUCKS)).toBe('title: Theirs\nintro: Hello\n');
  });

  test('is not decided by the answer to another question', () => {
    const later = publishedWith([DUCKS, 'title: Newest\nintro: Hi\n']);
    expect(resolveConflicts(later, ours, answersTo(now, ours, 'ours'))).toEqual(ours);
  });

  const publishedAs = (data: Fields) => publishedWith([DUCKS, JSON.stringify(data)]);

  test.each([
    ['priceList', ['availability'], { availability: 'A few' }, { soldOut: true, asOf: 'today' }],
    ['priceList', ['availability'], { soldOut: true, availability: 'Few' }, {}],
    ['row', ['price'], { price: 6 }, { unit: 'a dozen' }],
    ['notice', [], { text: 'Ours' }, { text: 'Theirs', lastDay: '2026-11-20' }],
    ['notice', [], { text: 'Ours' }, { link: 'blog' }],
  ])('about %s %j and what belongs to it is one: %j or %j', (group, path, ours, theirs) => {
    const data = (fields: Fields) => ({ [group]: { title: 'Ducklings', ...fields } });
    const [before, now] = [publishedAs(data({ availability: 'Few' })), publishedAs(data(theirs))];
    const draft = withFile(before, EMPTY_DRAFT, DUCKS, data(ours));
    expect(conflictsIn(now, draft)).toMatchObject([{ path: [group, ...path] }]);
    expect(choose(now, draft, 'ours').files[DUCKS]?.data).toEqual(data(ours));
    expect(isEmpty(choose(now, draft, 'theirs'))).toBe(true);
  });

  test('includes a file that one side removed', () => {
    expect(conflictsIn(publishedWith(), ours)).toMatchObject([{ path: [], theirs: undefined }]);
    const removed = withFile(before, EMPTY_DRAFT, DUCKS, null);
    expect(conflictsIn(now, removed)).toMatchObject([{ path: [], ours: undefined }]);
    expect(isEmpty(choose(now, removed, 'theirs'))).toBe(true);
    expect(textOf(now, choose(now, removed, 'ours'), DUCKS)).toBeUndefined();
  });
});

test('a change in a file that someone else broke is kept until it is repaired, here or there', () => {
  const before = publishedWith([DUCKS, 'title: Ducks\nintro: Hi\n']);
  const ours = withFile(before, EMPTY_DRAFT, DUCKS, { title: 'Ducks', intro: 'Ours' });
  const [text, repaired] = ['title: "Geese\nintro: Hi\n', 'title: Geese\nintro: Hi\n'];
  const [broken, now] = [publishedWith([DUCKS, text]), publishedWith([DUCKS, repaired])];
  // An editor has stored it as based on the broken text.
  const stored = { ...ours, files: { [DUCKS]: { base: text, data: { intro: 'Ours' } } } };
  for (const draft of [ours, withText(broken, ours, DUCKS, 'title: "G\n'), stored]) {
    expect(rebaseDraft(broken, draft)).toEqual(draft);
    expect(conflictsIn(broken, draft)).toEqual([]);
    const done = withText(broken, draft, DUCKS, repaired);
    for (const each of [done, choose(now, rebaseDraft(now, draft), 'ours')])
      expect(textOf(now, each, DUCKS)).toBe('title: Geese\nintro: Ours\n');
  }
  expect(textOf(broken, ours, DUCKS)).toBe(text);
});

describe('a file edited as text', () => {
  const broken = publishedWith([DUCKS, '# Ours\ntitle: "Ducks\n']);

  test('is merged field by field with someone else’s fix', () => {
    const done = withText(broken, EMPTY_DRAFT, DUCKS, 'title: Ducks\n');
    expect(isEmpty(rebaseDraft(publishedWith([DUCKS, 'title: Ducks\n']), done))).toBe(true);
    expect(conflictsIn(publishedWith([DUCKS, 'title: Geese\n']), done)).toMatchObject([
      { path: ['title'], ours: 'Ducks', theirs: 'Geese' },
    ]);
  });

  test('keeps its comments beside someone else’s value, and asks if both changed comments', () => {
    const before = publishedWith([DUCKS, 'title: Ducks\norder: 1\n']);
    const ours = withText(before, EMPTY_DRAFT, DUCKS, '# Mine\ntitle: Ducks\norder: 1\n');
    const value = publishedWith([DUCKS, 'title: Ducks\norder: 2\n']);
    expect(textOf(value, rebaseDraft(value, ours), DUCKS)).toBe('# Mine\ntitle: Ducks\norder: 2\n');
    const comment = publishedWith([DUCKS, '# Theirs\ntitle: Ducks\norder: 1\n']);
    expect(conflictsIn(comment, ours)).toMatchObject([{ path: [] }]);
  });
});

describe('a list that both changed', () => {
  const b: [string, number] = ['B', 2];
  const list = (...prices: [string, number][]) =>
    `prices:\n${prices.map(([name, amount]) => `  - name: ${name}\n    amount: ${amount}\n`).join('')}`;
  const text = (...paragraphs: string[]) =>
    `story:\n${paragraphs.map((each) => `  - ${each}\n`).join('')}`;
  /** How many questions there are, and the text after each answer. */
  const merged = (before: string, ours: string, theirs: string) => {
    const now = publishedWith([DUCKS, theirs]);
    const draft = withText(publishedWith([DUCKS, before]), EMPTY_DRAFT, DUCKS, ours);
    const textAfter = (choice: Choice) =>
      textOf(now, choose(now, rebaseDraft(now, draft), choice), DUCKS);
    return [conflictsIn(now, draft).length, textAfter('ours'), textAfter('theirs')];
  };

  test('asks about an entry that one side removed and the other changed, alone', () => {
    const before = list(['Run', 10], ['Males', 7], ['Females', 14]);
    const ours = list(['Run', 11], ['Females', 14]);
    const theirs = list(['Run', 10], ['Males', 8], ['Females', 16], ['Old', 5]);
    expect(merged(before, ours, theirs)).toEqual([
      1,
      list(['Run', 11], ['Females', 16], ['Old', 5]),
      list(['Run', 11], ['Males', 8], ['Females', 16], ['Old', 5]),
    ]);
  });

  test('asks about each of several removed entries', () => {
    const before = publishedWith([DUCKS, list(['A', 1], ['B', 2], ['C', 3])]);
    const draft = withText(before, EMPTY_DRAFT, DUCKS, list(['B', 2]));
    const now = publishedWith([DUCKS, list(['A', 9], ['B', 2], ['C', 8])]);
    const [first, second] = conflictsIn(now, draft).map(conflictKey) as [string, string];
    const choices = new Map<string, Choice>([
      [first, 'ours'],
      [second, 'theirs'],
    ]);
    expect(textOf(now, resolveConflicts(now, draft, choices), DUCKS)).toBe(
      list(['B', 2], ['C', 8]),
    );
  });

  test.each([
    ['the same paragraph', text('a', 'b'), text('ours', 'b'), text('theirs', 'b'), 1],
    ['the name of a row', list(['A', 1]), list(['Ours', 1]), list(['Theirs', 1]), 1],
    ['all of a row', list(['A', 1], b), list(['C', 3], b), list(['D', 4], b), 2],
    ['a row of the same name, both new', list(b), list(b, ['C', 2]), list(b, ['C', 3]), 1],
  ])('asks about %s, and never publishes both', (_, before, ours, theirs, questions) => {
    expect(merged(before, ours, theirs)).toEqual([questions, ours, theirs]);
  });

  test('asks about the order alone', () => {
    const before = list(['A', 1], ['B', 2], ['C', 3]);
    const ours = list(['C', 3], ['A', 1], ['B', 2], ['Ours', 5]);
    const theirs = list(['B', 9], ['A', 1], ['C', 3], ['Theirs', 6]);
    expect(merged(before, ours, theirs)).toEqual([
      1,
      list(['C', 3], ['Theirs', 6], ['A', 1], ['B', 9], ['Ours', 5]),
      list(['B', 9], ['Ours', 5], ['A', 1], ['C', 3], ['Theirs', 6]),
    ]);
  });

  test('asks about the order if one side moved a row, and the other changed all of it', () => {
    const before = list(['Run', 10], ['Males', 7], ['Females', 14]);
    const moved = list(['Males', 7], ['Run', 10], ['Females', 14]);
    const changed = list(['Run', 10], ['Females', 14], ['Drakes', 9]);
    const both = list(['Drakes', 9], ['Run', 10], ['Females', 14]);
    expect(merged(before, moved, changed)).toEqual([1, both, changed]);
    expect(merged(before, changed, moved)).toEqual([1, changed, both]);
    // It moved other rows, so its order is there without a question.
    const others = list(['Males', 7], ['Females', 14], ['Run', 10]);
    const result = list(['Females', 14], ['Drakes', 9], ['Run', 10]);
    expect(merged(before, others, changed)).toEqual([0, result, result]);
  });

  test('merges what one side renamed, and the other changed and added', () => {
    const [before, ours] = [list(['A', 1], ['B', 2]), list(['Ours', 1], ['B', 2])];
    const both = list(['Ours', 9], ['B', 2], ['New', 3]);
    expect(merged(before, ours, list(['A', 9], ['B', 2], ['New', 3]))).toEqual([0, both, both]);
  });
});
