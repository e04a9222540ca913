import { formatDate } from '../site/dates.ts';

/** In place of the date in a page's offline line. With the date of the build, every page would be new each day. */
export const LAST_VISIT = 'your last visit';

/** The page with the day on which it was fetched, as its `Date` header says. */
export function withLastVisit(html: string, fetched: string | null): string {
  const date = new Date(fetched ?? '');
  if (Number.isNaN(date.valueOf())) return html;
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].join('-');
  return html.replace(
    `<span>${LAST_VISIT}</span>`,
    `<time datetime="${date.toISOString()}">${formatDate(day)}</time>`,
  );
}
