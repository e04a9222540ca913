import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from './draft.ts';
import { publishedWith } from './fixtures/published-with.ts';
import { newSection, ordersAfterMove } from './sections.ts';

const published = (...texts: string[]) =>
  publishedWith(...texts.map((text, i): [string, string] => [`products/thing-${i}.yaml`, text]));
const farm = published(
  'title: Ducks\norder: 1\n',
  'title: Plants\norder: 4\n',
  'title: Crafts\norder: 7\n',
);

test('a new section is last', () => {
  expect(newSection(farm, EMPTY_DRAFT, 'Honey & Wax')).toEqual({
    file: 'products/honey-wax.yaml',
    data: { title: 'Honey & Wax', order: 8 },
  });
  expect(newSection(published(), EMPTY_DRAFT, 'Honey').data.order).toBe(1);
  expect(newSection(farm, EMPTY_DRAFT, 'Thing 0').file).toMatch(/^products\/thing-0-[a-z]+\.yaml$/);
});

test('a move numbers the sections again', () => {
  expect(ordersAfterMove(farm, EMPTY_DRAFT, 2, 1)).toEqual([
    { file: 'products/thing-2.yaml', order: 2 },
    { file: 'products/thing-1.yaml', order: 3 },
  ]);
});
