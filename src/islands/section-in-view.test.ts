import { expect, test } from 'vitest';
import { sectionInView } from './section-in-view.ts';

const SECTIONS = [
  { id: 'ducks', top: 900 },
  { id: 'chickens', top: 3200 },
  { id: 'plants', top: 4600 },
  { id: 'crafts', top: 5000 },
];
const PAGE = { maxScroll: 4700, height: 800, covered: 124 };
const at = (scroll: number) => sectionInView(SECTIONS, { ...PAGE, scroll });

test('above the first section, the first one is meant', () => {
  expect(at(0)).toBe('ducks');
});

test('a section begins when its top reaches the line below the bars', () => {
  expect(at(3200 - 124 - 49)).toBe('ducks');
  expect(at(3200 - 124 - 48)).toBe('chickens');
});

test('short sections at the end get their turn before the page ends', () => {
  const seen = new Set<string | undefined>();
  for (let scroll = 0; scroll <= PAGE.maxScroll; scroll += 10) seen.add(at(scroll));
  expect([...seen]).toEqual(['ducks', 'chickens', 'plants', 'crafts']);
  expect(at(PAGE.maxScroll)).toBe('crafts');
});

test('a page without sections has none in view', () => {
  expect(sectionInView([], { ...PAGE, scroll: 0 })).toBeUndefined();
});
