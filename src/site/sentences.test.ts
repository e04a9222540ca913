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
  expect(withoutBreaks('Any peer-to-peer app, pick-up.')).toBe(
    'Any peer-\u2060to-\u2060peer app, pick-up.',
  );
  const long = 'over-the-hill-and-down-the-dale';
  expect(withoutBreaks(long)).toBe(long);
});

test('withoutBreaks keeps a short word with the next, unless that is long', () => {
  expect(withoutBreaks('MT. No postal delivery.')).toBe('MT. No\u00a0postal delivery.');
  expect(withoutBreaks('Cash or a check.')).toBe('Cash or\u00a0a\u00a0check.');
  expect(withoutBreaks('A merry-go-round-pass.')).not.toContain('\u00a0');
});
