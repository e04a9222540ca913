import { expect, test } from 'vitest';
import { asSentence, eitherOf, withoutBreaks } from './sentences.ts';

test.each([
  [[], ''],
  [['cash'], 'Cash.'],
  [['cash', 'a payment app'], 'Cash or a payment app.'],
  [['cash', 'a check', 'a payment app'], 'Cash, a check or a payment app.'],
])('eitherOf(%j) is "%s"', (choices, sentence) => {
  expect(eitherOf(choices)).toBe(sentence);
});

test('asSentence ends a sentence once', () => {
  expect(asSentence('around Missoula, MT')).toBe('Around Missoula, MT.');
  expect(asSentence('Ask us!')).toBe('Ask us!');
});

test('withoutBreaks lets no line break inside a compound of several words, unless it is long', () => {
  expect(withoutBreaks('A peer-to-peer app, pick-up.')).toBe(
    'A peer-\u2060to-\u2060peer app, pick-up.',
  );
  const long = 'over-the-hill-and-down-the-dale';
  expect(withoutBreaks(long)).toBe(long);
});
