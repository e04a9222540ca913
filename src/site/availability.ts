import type { Availability } from '../../model/price-schema.ts';
import { addDays, dateInMountainTime, daysBetween, formatDay } from './days.ts';

/** What visitors see of it today. */
export interface Supply {
  soldOut: boolean;
  words?: string | undefined;
  asOf?: string | undefined;
  /** Such as " (12 days ago)", if it is more than a few days. */
  age?: string | undefined;
  /** The last day on which it is shown. */
  lastDay?: string | undefined;
}

/** After that, its age is shown. */
const MAX_DAYS_FRESH = 3;
/** After that, it is hidden. Sold out stays, so that no one drives out in vain. */
const MAX_DAYS_SHOWN = 30;

const SOLD_OUT = /^sold out\b[\s,.:;!–—-]*(.?)/iu;

/** Also if the owner's own text starts with it. */
export const isSoldOut = ({ soldOut, availability = '' }: Availability) =>
  soldOut === true || SOLD_OUT.test(availability);

export function supplyOn(today: string, said: Availability): Supply | undefined {
  const soldOut = isSoldOut(said);
  const words =
    said.availability?.replace(SOLD_OUT, (_, next: string) => next.toUpperCase()) || undefined;
  if (!soldOut && !words) return undefined;
  const { asOf } = said;
  if (!asOf) return { soldOut, words };
  const lastDay = soldOut ? undefined : addDays(asOf, MAX_DAYS_SHOWN);
  if (lastDay && lastDay < today) return undefined;
  return { soldOut, words, asOf, age: ageOn(today, asOf), lastDay };
}

/** Prices with what visitors see of their availability today. */
export const withSupply = <T extends Availability>(priced: T | undefined) =>
  priced && { ...priced, supply: supplyOn(dateInMountainTime(new Date()), priced) };

export function ageOn(today: string, asOf: string): string | undefined {
  const days = daysBetween(asOf, today);
  return days > MAX_DAYS_FRESH ? ` (${days}\u00a0days\u00a0ago)` : undefined;
}

/** "Sold out. Back on Thursday (as of March 5, 2026)" */
export function describeSupply({ soldOut, words = '', asOf }: Supply): string {
  const said = [soldOut ? 'Sold out' : '', words].filter(Boolean).join('. ');
  return asOf ? `${said} (as of ${formatDay(asOf)})` : said;
}
