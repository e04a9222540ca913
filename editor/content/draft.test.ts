import { describe, expect, test } from 'vitest';
import {
  changesOf,
  dataOf,
  draftSince,
  EMPTY_DRAFT,
  finalizeNames,
  isEmpty,
  leftPictures,
  rebaseDraft,
  withFile,
  withText,
} from './draft.ts';
import type { Stored } from './stored-content.ts';

const DUCKS = 'products/ducks.yaml';
const HENS = 'products/hens.yaml';
const MENDED = '# Ours\ntitle: Ducks\n';

const storedWith = (...files: [path: string, text?: string][]): Stored => ({
  version: '1',
  files: Object.fromEntries(
    files.map(([path, text]) => [path, { id: '', ...(text !== undefined && { text }) }]),
  ),
});

describe('a text that is mended by hand', () => {
  const broken = storedWith([DUCKS, '# Ours\ntitle: "Ducks\n']);

  test('is kept while it can’t be read, and read once it can', () => {
    const typing = withText(broken, EMPTY_DRAFT, DUCKS, '# Ours\ntitle: "Duck\n');
    expect(dataOf(broken, typing, DUCKS)).toBeUndefined();
    expect(changesOf(broken, typing)).toEqual([{ path: DUCKS, text: '# Ours\ntitle: "Duck\n' }]);
    const done = withText(broken, typing, DUCKS, MENDED);
    expect(dataOf(broken, done, DUCKS)).toEqual({ title: 'Ducks' });
  });

  test('is what a form then changes', () => {
    const done = withText(broken, EMPTY_DRAFT, DUCKS, MENDED);
    const formed = withFile(broken, done, DUCKS, { title: 'Our ducks' });
    expect(changesOf(broken, formed)).toEqual([
      { path: DUCKS, text: '# Ours\ntitle: Our ducks\n' },
    ]);
  });

  test('is no change when it is as it was', () => {
    const typing = withText(broken, EMPTY_DRAFT, DUCKS, MENDED);
    const back = withText(broken, typing, DUCKS, broken.files[DUCKS]?.text ?? '');
    expect(isEmpty(back)).toBe(true);
  });

  test('is not lost when somebody else changes the file meanwhile', () => {
    const typing = withText(broken, EMPTY_DRAFT, DUCKS, 'title: "Duck');
    const elsewhere = storedWith([DUCKS, 'title: "Geese']);
    const { draft } = rebaseDraft(elsewhere, typing);
    expect(draft.files[DUCKS]?.text).toBe('title: "Duck');
  });

  test('meets what somebody else mended field by field', () => {
    const done = withText(broken, EMPTY_DRAFT, DUCKS, MENDED);
    expect(isEmpty(rebaseDraft(storedWith([DUCKS, MENDED]), done).draft)).toBe(true);
    const { conflicts } = rebaseDraft(storedWith([DUCKS, 'title: Geese\n']), done);
    expect(conflicts).toMatchObject([{ path: ['title'], ours: 'Ducks', theirs: 'Geese' }]);
  });
});

describe('a picture goes with the last file that shows it', () => {
  const farm = storedWith(
    [DUCKS, 'title: Ducks\nornament: ../ornaments/drake.webp\nimg: ./ducks/pond.jpg\n'],
    [HENS, 'title: Hens\nimg: ./ducks/pond.jpg\n'],
    ['products/ducks/pond.jpg'],
    ['ornaments/drake.webp'],
  );

  test('and not before', () => {
    const one = withFile(farm, EMPTY_DRAFT, DUCKS, { title: 'Ducks' });
    expect(leftPictures(farm, one)).toEqual([]);
    const both = withFile(farm, one, HENS, null);
    expect(leftPictures(farm, both)).toEqual(['products/ducks/pond.jpg']);
    expect(changesOf(farm, both)).toContainEqual({
      path: 'products/ducks/pond.jpg',
      deleted: true,
    });
  });
});

test('a file of which there is just one keeps its name when it is written anew', () => {
  const empty = storedWith();
  const draft = withFile(empty, EMPTY_DRAFT, 'pages/about.yaml', { title: 'Who we are' });
  expect(Object.keys(finalizeNames(empty, draft).files)).toEqual(['pages/about.yaml']);
});

test('a file that holds no text can be removed', () => {
  const farm = storedWith(['products/list.pdf']);
  const draft = withFile(farm, EMPTY_DRAFT, 'products/list.pdf', null);
  expect(changesOf(farm, draft)).toEqual([{ path: 'products/list.pdf', deleted: true }]);
});

describe('what is typed while a draft is being saved', () => {
  const TEXT = 'title: Ducks\nintro: Hello\n';
  const before = storedWith([DUCKS, TEXT], [HENS, 'title: Hens\n']);
  const sent = withFile(before, EMPTY_DRAFT, DUCKS, { title: 'Our ducks', intro: 'Hello' });
  const after = storedWith([DUCKS, 'title: Our ducks\nintro: Hello\n'], [HENS, 'title: Hens\n']);
  const leftOf = (newest: typeof sent) => rebaseDraft(after, draftSince(after, sent, newest)).draft;

  test('nothing is left when nothing was typed', () => {
    expect(isEmpty(leftOf(sent))).toBe(true);
  });

  test('the same field, typed on, is the only change that is left', () => {
    const newest = withFile(before, sent, DUCKS, { title: 'Our ducks!', intro: 'Hello' });
    expect(leftOf(newest).files).toEqual({
      [DUCKS]: { base: after.files[DUCKS]?.text, data: { title: 'Our ducks!', intro: 'Hello' } },
    });
  });

  test('a field that was changed back is a change again', () => {
    const newest = withFile(before, sent, DUCKS, { title: 'Ducks', intro: 'Hello' });
    expect(isEmpty(newest)).toBe(true);
    expect(changesOf(after, leftOf(newest))).toEqual([{ path: DUCKS, text: TEXT }]);
  });

  test('another file and a new photo stay as they are', () => {
    const photo = new Blob(['x']);
    const typed = withFile(before, sent, HENS, { title: 'Our hens' });
    const left = leftOf({ ...typed, photos: { 'products/hens/x.jpg': photo } });
    expect(Object.keys(left.files)).toEqual([HENS]);
    expect(left.photos).toEqual({ 'products/hens/x.jpg': photo });
  });
});
