import { expect, test } from 'vitest';
import { parseData, rebaseDraft } from './draft.ts';
import { changed, DUCKS, stored, textOf } from './fixtures/small-site.ts';

test('concurrent edits that each add a photo are merged', () => {
  const ours = { img: './ducks/ours.jpg', title: 'Ours', alt: 'Ours.' };
  const photos = parseData(textOf(DUCKS))?.photos as unknown[];
  const { draft } = changed(DUCKS, [['photos'], [...photos, ours]]);
  const theirs =
    '\n  - img: ./ducks/theirs.jpg\n    title: Theirs\n    alt: Theirs.\n\n# Write just';
  const text = textOf(DUCKS).replace('\n\n# Write just', theirs);
  const now = { version: '2', files: { ...stored.files, [DUCKS]: { id: '', text } } };
  const { draft: merged, conflicts } = rebaseDraft(now, draft);
  expect(conflicts).toEqual([]);
  const list = merged.files[DUCKS]?.data?.photos as { title: string }[];
  expect(list).toHaveLength(photos.length + 2);
  expect(list.slice(-2).map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Ours', 'Theirs']),
  );
});
