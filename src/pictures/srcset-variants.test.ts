import { expect, test } from 'vitest';
import { srcsetVariants } from './srcset-variants.ts';

const FILES = [
  [480, 45],
  [720, 35],
  [960, 27],
] as const;

test.each([
  [2000, [480, 720, 960]],
  [960, [480, 720, 960]],
  [800.9, [480, 720, 800]],
  [720, [480, 720]],
  [200, [200]],
])('a picture %s px wide comes in these widths: %s', (width, widths) => {
  expect(srcsetVariants(width, FILES).map(([each]) => each)).toEqual(widths);
});

test('a picture’s own width has the quality of the file that it replaces', () => {
  expect(srcsetVariants(720, FILES).at(-1)).toEqual([720, 35]);
  expect(srcsetVariants(721, FILES).at(-1)).toEqual([721, 27]);
});
