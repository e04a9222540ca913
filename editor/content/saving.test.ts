import { describe, expect, test } from 'vitest';
import { EMPTY_DRAFT, isEmpty, withFile } from './draft.ts';
import { publishedWith } from './fixtures/published-with.ts';
import { changesOf, unusedPictures, withoutBlankAdditions } from './saving.ts';

const DUCKS = 'products/ducks.yaml';
const HENS = 'products/hens.yaml';
const POST = 'posts/post-x.yaml';

const farm = publishedWith(
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
  expect(changesOf(farm, both)).toContainEqual({ path: 'products/ducks/pond.jpg', deleted: true });
});

test('a photo that is published already is not saved again', () => {
  const data = { title: 'Hens', img: './ducks/pond.jpg', order: 2 };
  const draft = withFile(farm, EMPTY_DRAFT, HENS, data);
  const photos = { 'products/ducks/pond.jpg': new Blob(['x']) };
  expect(changesOf(farm, { ...draft, photos })).toHaveLength(1);
});

describe('blank additions', () => {
  const isLeft = (data: object) =>
    !isEmpty(
      withoutBlankAdditions(
        withFile(farm, EMPTY_DRAFT, HENS, { title: 'Hens', img: './ducks/pond.jpg', ...data }),
      ),
    );

  test('are dropped, but not a partly filled one', () => {
    expect(isLeft({ photos: [{}], pricingPlaceholder: { title: '' } })).toBe(false);
    expect(isLeft({ priceList: { title: 'Hens', rows: [{}] } })).toBe(false);
    expect(isLeft({ photos: [{ alt: 'A duck.' }] })).toBe(true);
  });

  test('include a new post with only a number and a date', () => {
    const post = { title: '', number: 2, day: '2026-03-05' };
    const withPost = (data: object) =>
      withoutBlankAdditions(withFile(farm, EMPTY_DRAFT, POST, { ...post, ...data }));
    expect(isEmpty(withPost({}))).toBe(true);
    expect(isEmpty(withPost({ title: 'Heron' }))).toBe(false);
  });
});
