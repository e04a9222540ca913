import { DEFAULT_TIME_ZONE, isTimeZone } from '../../model/time-zone.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** 2026-03-05 → "March 5, 2026". Written by hand, because locale data differs between machines. */
export function formatDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return `${MONTHS[month - 1]} ${date}, ${year}`;
}

/** 2026-03-05 → "Thu, 05 Mar 2026 12:00:00 GMT". At noon, so that it is the same day in America. */
export const formatFeedDate = (day: string) => new Date(`${day}T12:00:00Z`).toUTCString();

/** The date on the farm, as year-month-day. A farm whose time zone isn't known is in Montana. */
export function dateIn(timeZone: unknown, now = new Date()): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** 2026-03-05 and 3 → 2026-03-08 */
export const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
