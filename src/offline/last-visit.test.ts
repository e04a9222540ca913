import { expect, test } from 'vitest';
import { LAST_VISIT, withLastVisit } from './last-visit.ts';

const PAGE = `<p>From <span>${LAST_VISIT}</span>.</p>`;

test('has the visitor’s day of the Date header, or none without one', () => {
  const fetched = new Date(2026, 2, 5, 12);
  expect(withLastVisit(PAGE, fetched.toUTCString())).toBe(
    `<p>From <time datetime="${fetched.toISOString()}">March 5, 2026</time>.</p>`,
  );
  expect(withLastVisit(PAGE, null)).toBe(PAGE);
});
