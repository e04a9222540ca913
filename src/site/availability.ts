import type { Availability } from '../../model/price-schema.ts';
import { addDays, daysBetween } from './dates.ts';

/** What visitors see of it today. */
export interface Supply {
  soldOut: boolean;
  text?: string | undefined;
  asOf?: string | undefined;
  /** Such as " (posted 12 days ago)", if it is more than a few days. */
  age?: string | undefined;
  /** The last day on which it is shown. */
  lastDay?: string | undefined;
}

/** Older text gets its age. */
const MAX_DAYS_FRESH = 3;
/** Older text is hidden, except Sold out, so that no one drives out in vain. */
const MAX_DAYS_SHOWN = 30;

const isTooOld = (asOf: string, today: string) => daysBetween(asOf, today) > MAX_DAYS_SHOWN;

/** Sold out only if the owner chose it. "Sold out of half dozens, singles left" is a text like any other. */
export function supplyOn(today: string, entered: Availability): Supply | undefined {
  const { soldOut = false, availability: text, asOf } = entered;
  if (!soldOut && !text) return undefined;
  if (!asOf) return { soldOut, text };
  if (!soldOut && isTooOld(asOf, today)) return undefined;
  const lastDay = soldOut ? undefined : addDays(asOf, MAX_DAYS_SHOWN);
  return { soldOut, text, asOf, age: ageOn(today, asOf), lastDay };
}

/** Prices with what visitors see of their availability today. */
export const withSupply = <T extends Availability>(priced: T | undefined, today: string) =>
  priced && { ...priced, supply: supplyOn(today, priced) };

export function ageOn(today: string, asOf: string): string | undefined {
  const days = daysBetween(asOf, today);
  return days > MAX_DAYS_FRESH ? ` (posted ${days}\u00a0days\u00a0ago)` : undefined;
}
