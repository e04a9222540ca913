import { expect, test } from 'vitest';
import { joinWithOr, toSentence } from './sentences.ts';

test.each([
  [[], ''],
  [['cash'], 'Cash.'],
  [['cash', 'a payment app'], 'Cash or a payment app.'],
  [['cash', 'a check', 'a payment app'], 'Cash, a check or a payment app.'],
])('joinWithOr(%j) is "%s"', (choices, sentence) => {
  expect(joinWithOr(choices)).toBe(sentence);
});

test('toSentence ends a sentence once', () => {
  expect(toSentence('around Missoula, MT')).toBe('Around Missoula, MT.');
  expect(toSentence('Ask us!')).toBe('Ask us!');
});
