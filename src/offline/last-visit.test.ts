import { expect, test } from 'vitest';
import { LAST_VISIT, withLastVisit } from './last-visit.ts';

const PAGE = `<p>Prices as of <time>${LAST_VISIT}</time></p>`;

test('has the day of the Date header, or none without one', () => {
  expect(withLastVisit(PAGE, 'Thu, 05 Mar 2026 18:00:00 GMT')).toBe(
    '<p>Prices as of <time datetime="2026-03-05T18:00:00.000Z">March 5, 2026</time></p>',
  );
  expect(withLastVisit(PAGE, null)).toBe(PAGE);
});
