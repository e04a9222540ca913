import { expect, test } from 'vitest';
import {
  emsInCapitals,
  inHalves,
  longestWordEms,
  nameLength,
  nameStyle,
  sizeInRing,
} from './name-size.ts';

const LONGEST_WORD = 'a'.repeat(60);

test('the estimated width is never less than in the typefaces', () => {
  // As measured in National Park and in Arial Bold, its fallback.
  for (const [word, measured] of [
    ['WATERFOWL', 6.1],
    ['BITTERROOT', 6.3],
    ['LITTLE', 3.3],
    ['DAUGHTERS’', 6.4],
    ['モンタナの小さな家族農場', 12],
    ['Ферма дядюшки Вани под Миссулой', 21.2],
  ] as const) {
    expect(emsInCapitals(word), word).toBeGreaterThanOrEqual(measured);
    expect(emsInCapitals(word), word).toBeLessThan(measured * 1.3);
  }
});

test('knows the longest word of a name', () => {
  expect(longestWordEms('Bitterroot Ducks')).toBe(emsInCapitals('Bitterroot'));
  expect(longestWordEms('Bitter-root Ducks')).toBe(emsInCapitals('Bitter-'));
  expect(longestWordEms('モンタナの小さな家族農場')).toBe(1);
});

test('a name breaks into the shortest lines', () => {
  const style = nameStyle('Three Creeks Goat Dairy');
  expect(style).toContain(`--half-ems:${emsInCapitals('Three Creeks').toFixed(1)}`);
  expect(style).toContain(`--third-ems:${emsInCapitals('Goat Dairy').toFixed(1)}`);
});

test('of two lines, the first is rather longer', () => {
  expect(inHalves('Bitterroot Creek Goat Dairy')).toEqual(['Bitterroot Creek', 'Goat Dairy']);
  expect(inHalves('Our Little Farm')).toEqual(['Our Little', 'Farm']);
  expect(inHalves('Waterfowl')).toEqual(['Waterfowl']);
});

test('the longest name still fits into the ring', () => {
  expect(sizeInRing('Our Little Farm')).toBe(36);
  expect(sizeInRing(LONGEST_WORD)).toBeLessThan(15);
  expect(sizeInRing('農'.repeat(60))).toBeGreaterThan(8);
});

test('recognizes names that are long for the top bar', () => {
  expect(nameLength('Our Little Farm')).toBeUndefined();
  expect(nameLength('Bitterroot Valley Waterfowl Homestead')).toBe('long');
  expect(nameLength('農'.repeat(20))).toBe('long');
  expect(nameLength(LONGEST_WORD)).toBe('very-long');
});
