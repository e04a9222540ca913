import { describe, expect, test } from 'vitest';
import { dataIn, EMPTY_DRAFT, rebaseDraft } from './draft.ts';
import { changed, DUCKS, FARM, stored, textOf } from './fixtures/small-site.ts';
import type { Stored } from './stored-content.ts';

describe('concurrent edits', () => {
  const elsewhere = (path: string, from: string, to: string): Stored => ({
    version: '2',
    files: { ...stored.files, [path]: { id: '', text: textOf(path).replace(from, to) } },
  });

  test('that each add a photo are merged', () => {
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

  test('that are equal leave nothing to save', () => {
    const { draft } = changed(FARM, [['name'], 'Duck Hill']);
    const { draft: merged } = rebaseDraft(elsewhere(FARM, 'Test Farm', 'Duck Hill'), draft);
    expect(merged).toEqual(EMPTY_DRAFT);
  });
});
