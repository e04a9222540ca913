import type { Supply } from '../site/availability.ts';
import { formatDay } from '../site/days.ts';

/** What is available, and as of when. `islands/update-dates.ts` updates the age. */
export function SupplyText({ soldOut, words, asOf, age }: Supply) {
  return (
    <>
      {soldOut && <strong>Sold out</strong>}
      {soldOut && words && '. '}
      {words}
      {asOf && (
        <>
          {' '}
          (as of {formatDay(asOf)}
          <span data-age-of={asOf}>{age}</span>)
        </>
      )}
    </>
  );
}
