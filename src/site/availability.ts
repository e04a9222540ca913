import { dayInWords } from './days.ts';

interface Availability {
  availability?: string | undefined;
  asOf?: string | undefined;
}

/** "About three dozen ready (as of March 5, 2026)" */
export function availabilityInWords({ availability, asOf }: Availability): string | undefined {
  return availability && asOf ? `${availability} (as of ${dayInWords(asOf)})` : availability;
}
