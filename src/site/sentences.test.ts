import { expect, test } from 'vitest';
import { asSentence, eitherOf } from './sentences.ts';

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
