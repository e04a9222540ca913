import type { Supply } from '../site/availability.ts';
import { formatDate } from '../site/dates.ts';

/** What is available, and as of when. On screens, the age replaces an old date. `islands/update-dates.ts` updates it. */
export function SupplyText({ soldOut, text, asOf, age }: Supply) {
  return (
    <>
      {soldOut && <strong>Sold out</strong>}
      {soldOut && text && '. '}
      {text}
      {asOf && (
        <>
          {' '}
          <span className="as-of">(as of {formatDate(asOf).replace(' ', '\u00a0')})</span>
          <span data-age-of={asOf}>{age}</span>
        </>
      )}
    </>
  );
}
