import fc from 'fast-check';
import { expect, test } from 'vitest';
import { failureOf } from './backend.ts';
import { errorDetails, rememberAction } from './error-details.ts';

const details = () => errorDetails('1.1.0', 'Chrome 150', 'prices');

test('the details are the version, browser, screen, error and last ten actions', () => {
  for (let i = 0; i < 12; i++) rememberAction(i % 2 === 0 ? 'prices' : 'review', 'draft');
  rememberAction('review', 'save failed');
  rememberAction('review', 'save failed');
  const error = new TypeError('x is undefined');
  error.stack = `TypeError: x is undefined
    at save (https://farm.example/editor/app/PhoneEditor.BnH8.js:12:345)
    at https://other.example/script.js:1:2`;
  failureOf(error);
  const actions = Array.from({ length: 9 }, (_, i) =>
    i % 2 === 0 ? 'review draft' : 'prices draft',
  );
  expect(details()).toBe(`Version 1.1.0
Browser: Chrome 150
Screen: prices
Error: TypeError
  at PhoneEditor.BnH8.js:12:345
Last actions: ${[...actions, 'review save failed'].join(', ')}`);
});

// An engine may quote what was typed, as in “"8,50 …" is not valid JSON”.
test('no error’s message is in the details, whatever it quotes', () => {
  rememberAction('review', 'draft');
  const without = (typed: unknown) => {
    failureOf(typed);
    return details();
  };
  const places = ['', '\n at https://farm.example/editor/app/'];
  const typed = fc
    .tuple(fc.constantFrom(...places), fc.string({ minLength: 1 }))
    .map((parts) => parts.join(''));
  const errors = [Error, TypeError, SyntaxError, DOMException];
  fc.assert(
    fc.property(typed, fc.constantFrom(...errors), (text, Kind) => {
      expect(without(new Kind(`github_pat_secret ${text}.js:1:2`))).toBe(without(new Kind('')));
      expect(without(text)).toBe(without('nothing'));
    }),
  );
});
