import type { Supply } from '../site/availability.ts';
import { formatDate } from '../site/dates.ts';

interface SupplyTextProps extends Omit<Supply, 'soldOut'> {
  as: 'p' | 'small';
  className?: string;
}

/**
 * What is available, and as of when. On screens, the age replaces an old date, so only paper needs the year.
 * `islands/update-dates.ts` updates the age.
 */
export function SupplyText({ as: Tag, className, text, asOf, age, lastDay }: SupplyTextProps) {
  if (!text && !asOf) return null;
  const [day = '', year] = asOf ? formatDate(asOf).split(',') : [];
  return (
    <Tag className={className} data-last-day={lastDay}>
      {text}{' '}
      {asOf && (
        <span className="no-break">
          <span data-age-of={asOf}>{age}</span>
          <span className="as-of">
            {`(as of ${day.replace(' ', '\u00a0')}`}
            <span className="on-paper">,{year}</span>)
          </span>
        </span>
      )}
    </Tag>
  );
}
