import type { ContentFile } from '../../model/checked-file.ts';
import { formatDate, MONTHS } from '../../src/site/dates.ts';
import { lineIn, textsIn, type Warning } from './warning.ts';

interface Mention {
  /** The date as the owner wrote it. */
  text: string;
  /** The last day that it can mean, as year-month-day. */
  lastDay: string;
}

const MONTH = `(?:${MONTHS.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?`).join('|')}|Sept)\\.?`;
const PATTERNS: [RegExp, (groups: Record<string, string>) => string][] = [
  [/\b(?<y>20\d\d)-(?<m>\d\d)-(?<d>\d\d)\b/g, ({ y, m, d }) => `${y}-${m}-${d}`],
  [
    /\b(?<m>\d{1,2})\/(?<d>\d{1,2})\/(?<y>20\d\d)\b/g,
    ({ y, m, d }) => day(y, Number(m), Number(d)),
  ],
  [
    new RegExp(`\\b(?<m>${MONTH}) (?<d>\\d{1,2})(?:st|nd|rd|th)?,? (?<y>20\\d\\d)\\b`, 'gi'),
    ({ y, m, d }) => day(y, monthNumber(m), Number(d)),
  ],
  [
    new RegExp(
      `\\b(?:(?:the )?(?:beginning|middle|end) of )?(?<m>${MONTH}) (?<y>20\\d\\d)\\b`,
      'gi',
    ),
    ({ y, m }) => day(y, monthNumber(m), 31),
  ],
  [
    /\b(?<s>spring|summer|fall|autumn|winter)(?: of)? (?<y>20\d\d)\b/gi,
    ({ s, y }) => seasonEnd(s, Number(y)),
  ],
];
const day = (year: string | undefined, month: number, date: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

const monthNumber = (name = '') =>
  MONTHS.findIndex((month) => month.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase()) +
  1;

/** Seasons end late here, so that no warning comes too early. */
function seasonEnd(season = '', year: number): string {
  if (/winter/i.test(season)) return day(String(year + 1), 3, 31);
  const month = /spring/i.test(season) ? 6 : /summer/i.test(season) ? 9 : 12;
  return day(String(year), month, 31);
}

/** The dates that a text mentions, except where it looks back on purpose ("since May 2021"). */
export function datesIn(text: string): Mention[] {
  return PATTERNS.flatMap(([pattern, lastDay]) =>
    [...text.matchAll(pattern)]
      .filter(
        ({ index }) =>
          !/\b(?:since|founded|started|opened|began)(?: in)? $/i.test(text.slice(0, index)),
      )
      .map((match) => ({ text: match[0], lastDay: lastDay(match.groups ?? {}) })),
  );
}

/** Dates that have passed make a page look abandoned. */
export function pastDates(entry: ContentFile, today: string): Warning[] {
  return textsIn(entry.yaml.data).flatMap(({ path, text }) =>
    datesIn(text)
      .filter(({ lastDay }) => lastDay < today)
      .filter(() => path.at(-1) !== 'day')
      .filter(() => path.at(-1) !== 'asOf' || isOld(text, today))
      .map(({ text: date }) => ({
        group: 'Dates that have passed',
        file: entry.file,
        line: lineIn(entry, path),
        message: whatToDo(String(path.at(-1)), text, date),
      })),
  );
}

function whatToDo(field: string, text: string, date: string): string {
  if (field === 'lastDay') {
    return `The notice ended ${formatDate(date)} and no longer shows. Remove it, or give it a new last day.`;
  }
  if (field === 'asOf') {
    return `This is from ${formatDate(date)}, which was a while ago. Enter what you have now, and today’s date.`;
  }
  return `"${text}" mentions ${date}, which has passed. Change this text to what’s true now.`;
}

/** An "as of" date is always in the past, so only an old one gets a warning. */
function isOld(asOf: string, today: string): boolean {
  return Date.parse(today) - Date.parse(asOf) > 31 * 24 * 60 * 60 * 1000;
}
