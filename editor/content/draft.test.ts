import { expect, test } from 'vitest';
import { currentData, EMPTY_DRAFT, isEmpty, textOf, withFile, withText } from './draft.ts';
import { publishedWith } from './fixtures/published-with.ts';

const DUCKS = 'products/ducks.yaml';

test('a text is kept while it is invalid, and parsed once it is valid', () => {
  const broken = publishedWith([DUCKS, '# Ours\ntitle: "Ducks\n']);
  const typing = withText(broken, EMPTY_DRAFT, DUCKS, '# Ours\ntitle: "Duck\n');
  expect(currentData(broken, typing, DUCKS)).toBeUndefined();
  expect(textOf(broken, typing, DUCKS)).toBe('# Ours\ntitle: "Duck\n');
  const done = withText(broken, typing, DUCKS, '# Ours\ntitle: Ducks\n');
  expect(currentData(broken, done, DUCKS)).toEqual({ title: 'Ducks' });
  expect(isEmpty(withText(broken, done, DUCKS, '# Ours\ntitle: "Ducks\n'))).toBe(true);
});

test('a Windows file keeps its line ends when its text is edited', () => {
  const windows = publishedWith([DUCKS, 'title: Ducks\r\norder: 1\r\n']);
  // A text box has no carriage returns.
  const typing = withText(windows, EMPTY_DRAFT, DUCKS, 'title: Duck\norder: 1\n');
  expect(textOf(windows, typing, DUCKS)).toBe('title: Duck\r\norder: 1\r\n');
});

test('reverting a change empties the draft', () => {
  const farm = publishedWith([DUCKS, 'title: Ducks\norder: 1\n']);
  const draft = withFile(farm, EMPTY_DRAFT, DUCKS, { title: 'Ducks', order: 7 });
  expect(isEmpty(draft)).toBe(false);
  expect(withFile(farm, draft, DUCKS, { title: 'Ducks', order: 1 })).toEqual(EMPTY_DRAFT);
});
