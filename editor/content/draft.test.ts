import { describe, expect, test } from 'vitest';
import {
  changesOf,
  currentData,
  type Draft,
  draftSince,
  EMPTY_DRAFT,
  finalizeNames,
  isEmpty,
  rebaseDraft,
  unusedPictures,
  withFile,
  withText,
} from './draft.ts';
import type { Stored } from './stored-content.ts';

const DUCKS = 'products/ducks.yaml';
const HENS = 'products/hens.yaml';
const FIXED = '# Ours\ntitle: Ducks\n';

const storedWith = (...files: [path: string, text?: string][]): Stored => ({
  version: '1',
  files: Object.fromEntries(
    files.map(([path, text]) => [path, { id: '', ...(text !== undefined && { text }) }]),
  ),
});

describe('a file fixed as text', () => {
  const broken = storedWith([DUCKS, '# Ours\ntitle: "Ducks\n']);

  test('is stored while it is invalid, and parsed once it is valid', () => {
    const typing = withText(broken, EMPTY_DRAFT, DUCKS, '# Ours\ntitle: "Duck\n');
    expect(currentData(broken, typing, DUCKS)).toBeUndefined();
    expect(changesOf(broken, typing)).toEqual([{ path: DUCKS, text: '# Ours\ntitle: "Duck\n' }]);
    const done = withText(broken, typing, DUCKS, FIXED);
    expect(currentData(broken, done, DUCKS)).toEqual({ title: 'Ducks' });
  });

  test('is unchanged when its text is restored', () => {
    const typing = withText(broken, EMPTY_DRAFT, DUCKS, FIXED);
    const back = withText(broken, typing, DUCKS, broken.files[DUCKS]?.text ?? '');
    expect(isEmpty(back)).toBe(true);
  });

  test('is not lost when someone else changes the file', () => {
    const typing = withText(broken, EMPTY_DRAFT, DUCKS, 'title: "Duck');
    const elsewhere = storedWith([DUCKS, 'title: "Geese']);
    const { draft } = rebaseDraft(elsewhere, typing);
    expect(draft.files[DUCKS]?.text).toBe('title: "Duck');
  });

  test('is merged field by field with someone else’s fix', () => {
    const done = withText(broken, EMPTY_DRAFT, DUCKS, FIXED);
    expect(isEmpty(rebaseDraft(storedWith([DUCKS, FIXED]), done).draft)).toBe(true);
    const { conflicts } = rebaseDraft(storedWith([DUCKS, 'title: Geese\n']), done);
    expect(conflicts).toMatchObject([{ path: ['title'], ours: 'Ducks', theirs: 'Geese' }]);
  });
});

describe('unused pictures', () => {
  const farm = storedWith(
    [DUCKS, 'title: Ducks\nornament: ../ornaments/drake.webp\nimg: ./ducks/pond.jpg\n'],
    [HENS, 'title: Hens\nimg: ./ducks/pond.jpg\n'],
    ['products/ducks/pond.jpg'],
    ['ornaments/drake.webp'],
  );

  test('a picture is deleted with its last use, not before', () => {
    const one = withFile(farm, EMPTY_DRAFT, DUCKS, { title: 'Ducks' });
    expect(unusedPictures(farm, one)).toEqual([]);
    const both = withFile(farm, one, HENS, null);
    expect(unusedPictures(farm, both)).toEqual(['products/ducks/pond.jpg']);
    expect(changesOf(farm, both)).toContainEqual({
      path: 'products/ducks/pond.jpg',
      deleted: true,
    });
  });
});

test('reverting a change empties the draft', () => {
  const farm = storedWith([DUCKS, 'title: Ducks\norder: 1\n']);
  const draft = withFile(farm, EMPTY_DRAFT, DUCKS, { title: 'Ducks', order: 7 });
  expect(isEmpty(draft)).toBe(false);
  expect(withFile(farm, draft, DUCKS, { title: 'Ducks', order: 1 })).toEqual(EMPTY_DRAFT);
});

test('a new post and its picture’s folder are named after its title', () => {
  const empty = storedWith();
  const photo = new Blob(['x']);
  const draft: Draft = {
    files: {
      'posts/new.yaml': { base: null, data: { title: 'The Heron', image: './new/heron.jpg' } },
    },
    photos: { 'posts/new/heron.jpg': photo, 'posts/new/unused.jpg': photo },
  };
  const changes = changesOf(empty, finalizeNames(empty, draft));
  expect(changes).toEqual([
    { path: 'posts/the-heron/heron.jpg', photo },
    { path: 'posts/the-heron.yaml', text: 'title: The Heron\nimage: ./the-heron/heron.jpg\n' },
  ]);
});

test('a singleton file keeps its name when recreated', () => {
  const empty = storedWith();
  const draft = withFile(empty, EMPTY_DRAFT, 'pages/about.yaml', { title: 'Who we are' });
  expect(Object.keys(finalizeNames(empty, draft).files)).toEqual(['pages/about.yaml']);
});

describe('edits during a save', () => {
  const TEXT = 'title: Ducks\nintro: Hello\n';
  const before = storedWith([DUCKS, TEXT], [HENS, 'title: Hens\n']);
  const sent = withFile(before, EMPTY_DRAFT, DUCKS, { title: 'Our ducks', intro: 'Hello' });
  const after = storedWith([DUCKS, 'title: Our ducks\nintro: Hello\n'], [HENS, 'title: Hens\n']);
  const leftOf = (newest: typeof sent) => rebaseDraft(after, draftSince(after, sent, newest)).draft;

  test('reverting a saved field is a new change', () => {
    const newest = withFile(before, sent, DUCKS, { title: 'Ducks', intro: 'Hello' });
    expect(isEmpty(newest)).toBe(true);
    expect(changesOf(after, leftOf(newest))).toEqual([{ path: DUCKS, text: TEXT }]);
  });

  test('another file and a new photo stay in the draft', () => {
    const photo = new Blob(['x']);
    const typed = withFile(before, sent, HENS, { title: 'Our hens' });
    const left = leftOf({ ...typed, photos: { 'products/hens/x.jpg': photo } });
    expect(Object.keys(left.files)).toEqual([HENS]);
    expect(left.photos).toEqual({ 'products/hens/x.jpg': photo });
  });
});
