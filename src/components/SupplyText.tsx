import type { Supply } from '../site/availability.ts';
import { formatDay } from '../site/days.ts';

/** What is available, and as of when. On screens, the age replaces an old date. `islands/update-dates.ts` updates it. */
export function SupplyText({ soldOut, words, asOf, age }: Supply) {
  return (
    <>
      {soldOut && <strong>Sold out</strong>}
      {soldOut && words && '. '}
      {words}
      {asOf && (
        <>
          {' '}
          <span>(as of {formatDay(asOf).replace(' ', '\u00a0')})</span>
          <span data-age-of={asOf}>{age}</span>
        </>
      )}
    </>
  );
}
