import { expect, test } from 'vitest';
import { type Draft, EMPTY_DRAFT, textOf, withDraftFile, withFile, withText } from './draft.ts';
import { publishedWith } from './fixtures/published-with.ts';
import type { Published } from './published-content.ts';
import { conflictsIn } from './rebase.ts';
import { pendingIn, settled, withPending, withSent } from './sent.ts';

const DUCKS = 'products/ducks.yaml';
const textWith = (title: string, order = 1) => `title: ${title}\norder: ${order}\n`;

const before: Published = { ...publishedWith([DUCKS, textWith('Ducks')]), version: '1' };
/** A later version, in which the save has arrived or not. */
const later = (text: string, id?: string): Published => ({
  ...publishedWith([DUCKS, text]),
  version: '3',
  saves: [{ version: '3' }, { version: '2', id }, { version: '1' }],
});

const typed = withFile(before, EMPTY_DRAFT, DUCKS, { title: 'Geese', order: 1 });
const send = (draft: Draft) => withSent(draft, { id: 'a', version: '1', files: draft.files });
const sent = send(typed);
const type = (draft: Draft, title: string) =>
  withFile(withPending(before, draft), draft, DUCKS, { title, order: 1 });

test('what was sent is no draft, and is shown', () => {
  expect(sent.files).toEqual({});
  expect(textOf(withPending(before, sent), sent, DUCKS)).toBe(textWith('Geese'));
});

test('a change back is a change if the save has arrived, and nothing if it hasn’t', () => {
  const draft = type(sent, 'Ducks');
  const arrived = later(textWith('Geese'), 'a');
  expect(textOf(arrived, settled(arrived, draft), DUCKS)).toBe(textWith('Ducks'));
  expect(settled(later(textWith('Ducks')), draft)).toEqual(EMPTY_DRAFT);
});

test('what hasn’t arrived is in the draft again, with what was typed since', () => {
  const denied = later(textWith('Ducks', 2));
  expect(textOf(denied, settled(denied, sent), DUCKS)).toBe(textWith('Geese', 2));
  expect(textOf(denied, settled(denied, type(sent, 'Swans')), DUCKS)).toBe(textWith('Swans', 2));
  const commented = send(withText(before, EMPTY_DRAFT, DUCKS, `# Mine\n${textWith('Ducks')}`));
  expect(textOf(denied, settled(denied, type(commented, 'Swans')), DUCKS)).toBe(
    `# Mine\n${textWith('Swans', 2)}`,
  );
});

test('what arrives late is the owner’s own change', () => {
  const back = settled(before, sent);
  expect(pendingIn(back)).toBeUndefined();
  // Someone else has saved since.
  const arrived = later(textWith('Geese', 2), 'a');
  expect(settled(arrived, back)).toEqual(EMPTY_DRAFT);
  const changed = settled(arrived, type(back, 'Swans'));
  expect(conflictsIn(arrived, changed)).toEqual([]);
  expect(textOf(arrived, changed, DUCKS)).toBe(textWith('Swans', 2));
  const reverted = withDraftFile(back, DUCKS, {
    base: textWith('Ducks'),
    data: { title: 'Ducks', order: 1 },
  });
  expect(textOf(arrived, settled(arrived, reverted), DUCKS)).toBe(textWith('Ducks', 2));
});
