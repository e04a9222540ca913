import { expect, test } from 'vitest';
import { withScheme } from './web-address.ts';

test.each(['ko-fi.com/me', ' ko-fi.com/me ', 'www.example.org', 'farm.example.com/?a=1'])(
  '%s gets its https://',
  (typed) => {
    expect(withScheme(typed)).toBe(`https://${typed.trim()}`);
  },
);

test.each(['products', 'https://ko-fi.com/me', 'http://ko-fi.com', 'me@ko-fi.com', 'a b.com', ''])(
  '“%s” stays as it was typed',
  (typed) => {
    expect(withScheme(typed)).toBe(typed);
  },
);
