import type { ImageMetadata } from 'astro';
import { expect, test } from 'vitest';
import { isValley } from './is-valley.ts';

const at = (fsPath: string) => ({ fsPath }) as unknown as ImageMetadata;

test('recognizes the valley, and no other picture', async () => {
  const pages = 'tests/farm/pages';
  expect(await isValley(at(`${pages}/home/hero.webp`))).toBe(true);
  for (const other of ['home/the-view', 'home/the-garden', 'products/welcome', 'gallery/proof-01'])
    expect(await isValley(at(`${pages}/${other}.webp`)), other).toBe(false);
});
