import { expect, test } from 'vitest';
import { sectionInView } from './section-in-view.ts';

const section = (id: string, start: number) => ({ id, start, headingGone: start + 120 });
const SECTIONS = [
  section('ducks', 900),
  section('chickens', 3200),
  section('plants', 4400),
  section('crafts', 4800),
];
const at = (scroll: number, end: number, chosen?: string) =>
  sectionInView(SECTIONS, { scroll, end, chosen });

/** The sections met on the way down, each with where it begins. */
function sectionsByScroll(end: number) {
  const met: [string | undefined, number][] = [];
  for (let scroll = 0; scroll <= end; scroll++) {
    const id = at(scroll, end);
    if (met.at(-1)?.[0] !== id) met.push([id, scroll]);
  }
  return met;
}

test('a section is in view from shortly before it reaches the bars', () => {
  expect(sectionsByScroll(5000)).toEqual([
    ['ducks', 0],
    ['chickens', 3176],
    ['plants', 4376],
    ['crafts', 4776],
  ]);
});

test('a section that can’t reach the bars is in view at the end of the page', () => {
  expect(sectionsByScroll(4700).slice(2)).toEqual([
    ['plants', 4376],
    ['crafts', 4540],
  ]);
  expect(sectionsByScroll(3900).slice(1)).toEqual([
    ['chickens', 3176],
    ['plants', 3580],
    ['crafts', 3740],
  ]);
});

test('a section at the end isn’t in view while another’s heading is', () => {
  expect(sectionsByScroll(4560).slice(2)).toEqual([
    ['plants', 4376],
    ['crafts', 4520],
  ]);
  expect(sectionsByScroll(4450).slice(2)).toEqual([['plants', 4376]]);
});

test('a linked section is in view at its link’s target, and nowhere else', () => {
  expect(at(4450, 4450, 'crafts')).toBe('crafts');
  expect(at(4430, 4450, 'crafts')).toBe('crafts');
  expect(at(4420, 4450, 'crafts')).toBe('plants');
  expect(at(1000, 4450, 'crafts')).toBe('ducks');
});

test('a page without sections has none in view', () => {
  expect(sectionInView([], { scroll: 0, end: 4000, chosen: undefined })).toBeUndefined();
});
