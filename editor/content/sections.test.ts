import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from './draft.ts';
import { publishedWith } from './fixtures/published-with.ts';
import { eggsPerCarton, newSection, ordersAfterMove } from './sections.ts';

const published = (...texts: string[]) =>
  publishedWith(...texts.map((text, i): [string, string] => [`products/thing-${i}.yaml`, text]));
const farm = published(
  'title: Ducks\norder: 1\npricing:\n  eggsPerCarton: 6\n',
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

test('a move changes as few order numbers as possible', () => {
  const [ducks, plants, crafts] = [0, 1, 2].map((i) => `products/thing-${i}.yaml`);
  expect(ordersAfterMove(farm, EMPTY_DRAFT, 1, 0)).toEqual([
    { file: plants, order: 1 },
    { file: ducks, order: 4 },
  ]);
  expect(ordersAfterMove(farm, EMPTY_DRAFT, 2, 0)).toEqual([
    { file: crafts, order: 1 },
    { file: ducks, order: 4 },
    { file: plants, order: 7 },
  ]);
});

test('a move makes duplicate order numbers unique', () => {
  const twice = published('title: A\norder: 1\n', 'title: B\norder: 1\n');
  expect(ordersAfterMove(twice, EMPTY_DRAFT, 1, 0)).toEqual([
    { file: 'products/thing-0.yaml', order: 2 },
  ]);
});

test('the carton size comes from other sections', () => {
  expect(eggsPerCarton(farm, EMPTY_DRAFT)).toBe(6);
  expect(eggsPerCarton(published(), EMPTY_DRAFT)).toBe(12);
});
