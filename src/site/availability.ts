import { addDays, daysBetween, formatDay } from './days.ts';

/** What the owner says there is of something that is sold. */
export interface Availability {
  soldOut?: boolean | undefined;
  availability?: string | undefined;
  asOf?: string | undefined;
}

/** What visitors read of that today. */
export interface Supply {
  soldOut: boolean;
  words?: string | undefined;
  asOf?: string | undefined;
  /** ", 12 days ago", once that matters. */
  age?: string | undefined;
  /** The last day that it is worth reading. */
  lastDay?: string | undefined;
}

/** From then on, visitors read how old the words are. */
const MAX_DAYS_FRESH = 3;
/** From then on, they don't read them at all. Sold out stays: nobody should drive out in vain. */
const MAX_DAYS_SHOWN = 30;

const SOLD_OUT = /^sold out\b[\s,.:;!–—-]*(.?)/iu;

/** Also where the owner's own words begin so. */
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

export function ageOn(today: string, asOf: string): string | undefined {
  const days = daysBetween(asOf, today);
  return days > MAX_DAYS_FRESH ? `, ${days} days ago` : undefined;
}

/** "Sold out. Back on Thursday (as of March 5, 2026)" */
export function describeSupply({ soldOut, words = '', asOf }: Supply): string {
  const said = [soldOut ? 'Sold out' : '', words].filter(Boolean).join('. ');
  return asOf ? `${said} (as of ${formatDay(asOf)})` : said;
}
