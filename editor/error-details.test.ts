import fc from 'fast-check';
import { expect, test } from 'vitest';
import { failureOf } from './backend.ts';
import { errorDetails } from './error-details.ts';

const details = () => errorDetails('1.1.0', 'Chrome 150', 'prices');

test('the details are the version, browser, screen and error', () => {
  const error = new TypeError('x is undefined');
  error.stack = `TypeError: x is undefined
    at save (https://farm.example/editor/app/PhoneEditor.BnH8.js:12:345)
    at https://other.example/script.js:1:2`;
  failureOf(error);
  expect(details()).toBe(`Version 1.1.0
Browser: Chrome 150
Screen: prices
Error: TypeError
  at PhoneEditor.BnH8.js:12:345`);
});

// An engine may quote what was typed, as in “"8,50 …" is not valid JSON”.
test('no error’s message is in the details, whatever it quotes', () => {
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
