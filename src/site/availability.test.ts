import { describe, expect, test } from 'vitest';
import { ageOn, supplyOn } from './availability.ts';

const TODAY = '2026-03-20';
const supply = (said: Parameters<typeof supplyOn>[1]) => supplyOn(TODAY, said);

describe('supply', () => {
  test('is undefined if the owner says nothing', () => {
    expect(supply({})).toBeUndefined();
    expect(supply({ soldOut: false })).toBeUndefined();
  });

  test('is unchanged without a date', () => {
    expect(supply({ availability: 'Rarely' })).toEqual({ soldOut: false, text: 'Rarely' });
    expect(supply({ soldOut: true })).toEqual({ soldOut: true });
  });

  test('is sold out only by choice, whatever the text says', () => {
    const text = 'Sold out of half dozens, singles left';
    expect(supply({ availability: text })).toEqual({ soldOut: false, text });
    expect(supply({ soldOut: true, availability: text })).toEqual({ soldOut: true, text });
  });

  test('has an age after three days, and is undefined after thirty', () => {
    const asOf = (day: string) => supply({ availability: 'Four dozen', asOf: day });
    expect(asOf('2026-03-20')).toMatchObject({ age: undefined, lastDay: '2026-04-19' });
    expect(asOf('2026-03-17')?.age).toBeUndefined();
    expect(asOf('2026-03-16')?.age).toBe(' (posted 4\u00a0days\u00a0ago)');
    expect(asOf('2026-02-18')?.age).toBe(' (posted 30\u00a0days\u00a0ago)');
    expect(asOf('2026-02-17')).toBeUndefined();
  });

  test('stays sold out, however old', () => {
    expect(supply({ soldOut: true, asOf: '2025-12-20' })).toMatchObject({
      soldOut: true,
      age: ' (posted 90\u00a0days\u00a0ago)',
      lastDay: undefined,
    });
  });
});

test('daylight saving time does not change the age', () => {
  expect(ageOn('2026-03-10', '2026-03-05')).toBe(' (posted 5\u00a0days\u00a0ago)');
});
