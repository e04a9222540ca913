import { expect, test } from 'vitest';
import { enlarge } from './enlarge.ts';
import { fill } from './marks.ts';
import { clip, shade } from './press.ts';

test('scales paths, circles, gradients and joints', () => {
  expect(enlarge('<path d="M1 2C3 4 5 6 7 -8Z"/>', 2)).toBe('<path d="M2 4C6 8 10 12 14 -16Z"/>');
  expect(enlarge('<circle cx="10" cy="5" r="2.5"/>', 2)).toBe('<circle cx="20" cy="10" r="5"/>');
  expect(enlarge('<g transform="rotate(24 300 392)"/>', 0.5)).toBe(
    '<g transform="rotate(24 150 196)"/>',
  );
});

test('keeps inks and the filter, and names its own clips and gradients', () => {
  const square = 'M0 0L10 0L10 10L0 10Z';
  const drawn = clip(square, fill(square, '#2E5049') + shade(square, '#1D2B33'));
  const large = enlarge(drawn, 3);
  expect(large).toContain('fill="#2E5049"');
  expect(large).toContain('url(#st-1D2B33)');
  const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
  expect(ids(large)).toHaveLength(2);
  expect(ids(large).some((id) => ids(drawn).includes(id))).toBe(false);
  for (const id of ids(large)) expect(large).toContain(`url(#${id})`);
});
