import type { Supply } from '../site/availability.ts';
import { dayInWords } from '../site/days.ts';

/** What there is, and how old that news is. `islands/update-dates.ts` keeps the age right. */
export function SupplyText({ soldOut, words, asOf, age }: Supply) {
  return (
    <>
      {soldOut && <strong>Sold out</strong>}
      {soldOut && words && '. '}
      {words}
      {asOf && (
        <>
          {' '}
          (as of {dayInWords(asOf)}
          <span data-age-of={asOf}>{age}</span>)
        </>
      )}
    </>
  );
}
