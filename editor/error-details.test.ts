import fc from 'fast-check';
import { expect, test } from 'vitest';
import { failureOf } from './backend.ts';
import { errorDetails } from './error-details.ts';

const details = () => errorDetails('1.1.0', 'Chrome 150', 'prices');

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
