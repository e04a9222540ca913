import { expect, test } from 'vitest';
import { dateIn, formatDate, formatFeedDate } from './dates.ts';

test('formats a day', () => {
  expect(formatDate('2026-03-05')).toBe('March 5, 2026');
  expect(formatDate('2025-12-31')).toBe('December 31, 2025');
});

test('formats a feed’s date, which is the same day in Montana', () => {
  expect(formatFeedDate('2026-03-05')).toBe('Thu, 05 Mar 2026 12:00:00 GMT');
  expect(dateIn('America/Denver', new Date(formatFeedDate('2026-03-05')))).toBe('2026-03-05');
});

test.each([
  ['2026-01-10T06:59:59Z', '2026-01-09', 'winter, a second before midnight'],
  ['2026-01-10T07:00:00Z', '2026-01-10', 'winter, midnight'],
  ['2026-07-10T05:59:59Z', '2026-07-09', 'summer, a second before midnight'],
  ['2026-07-10T06:00:00Z', '2026-07-10', 'summer, midnight'],
  ['2026-03-08T12:00:00Z', '2026-03-08', 'the day the clocks go forward'],
])('%s is %s on the farm (%s)', (moment, day) => {
  expect(dateIn('America/Denver', new Date(moment))).toBe(day);
});

test('the day depends on the farm’s time zone, which is Montana’s if it isn’t known', () => {
  const moment = new Date('2026-01-10T05:30:00Z');
  expect(dateIn('America/New_York', moment)).toBe('2026-01-10');
  expect(dateIn('Pacific/Honolulu', moment)).toBe('2026-01-09');
  for (const unknown of [undefined, '', 'Montana'])
    expect(dateIn(unknown, moment)).toBe('2026-01-09');
});
