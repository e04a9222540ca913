import { expect, test } from 'vitest';
import { charactersWithoutFont, renderInFallbackFont } from './fallback-font.ts';

test('renders text as large as it fits', async () => {
  const short = await renderInFallbackFont('Farm', '#fff', { width: 400, height: 60 });
  expect(short.height).toBeLessThanOrEqual(60);
  expect(short.height).toBeGreaterThan(40);
  const long = await renderInFallbackFont('Fish & <chips> '.repeat(6), '#fff', {
    width: 400,
    height: 60,
  });
  expect(long.height).toBeLessThanOrEqual(60);
});

test('finds letters that no font has', async () => {
  expect(await charactersWithoutFont('A \uE000 farm \u{F0000}')).toEqual(['\uE000', '\u{F0000}']);
});

test('an invisible joiner needs no font', async () => {
  expect(await charactersWithoutFont('A\u200Bfarm\u200D\u200F\u00AD\u2800')).toEqual([]);
});
