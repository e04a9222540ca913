import { expect, test } from 'vitest';
import { lettersWithoutFont, renderInFallbackFont } from './fallback-font.ts';

test('words are set as large as they fit', async () => {
  const short = await renderInFallbackFont('Farm', '#fff', { width: 400, height: 60 });
  expect(short.height).toBeLessThanOrEqual(60);
  expect(short.height).toBeGreaterThan(40);
  const long = await renderInFallbackFont('Fish & <chips> '.repeat(6), '#fff', {
    width: 400,
    height: 60,
  });
  expect(long.height).toBeLessThanOrEqual(60);
});

test('letters that no font has are told', async () => {
  expect(await lettersWithoutFont('A \uE000 farm \u{F0000}')).toEqual(['\uE000', '\u{F0000}']);
});

test('what is invisible by itself needs no font', async () => {
  expect(await lettersWithoutFont('A\u200Bfarm\u200D\u200F\u00AD\u2800')).toEqual([]);
});
