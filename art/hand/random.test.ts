import { expect, test } from 'vitest';
import { random } from './random.ts';

const take = (seed: number) => {
  const next = random(seed);
  return Array.from({ length: 20 }, () => next());
};

test('the same seed gives the same numbers', () => {
  expect(take(7)).toEqual(take(7));
  expect(take(7)).not.toEqual(take(8));
});

test('numbers stay between their bounds', () => {
  const next = random(3);
  for (let i = 0; i < 200; i++) {
    const n = next.between(-2, 5);
    expect(n).toBeGreaterThanOrEqual(-2);
    expect(n).toBeLessThan(5);
  }
});
