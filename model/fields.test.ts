import type { z } from 'astro/zod';
import { expect, test } from 'vitest';
import {
  calendarDate,
  emailAddress,
  pageOrWebAddress,
  phoneNumber,
  price,
  siteAddress,
  text,
  timeZone,
  webAddress,
  wholeNumber,
} from './fields.ts';

const messageOf = (field: z.ZodType, value: unknown) =>
  field.safeParse(value).error?.issues.map(({ message }) => message);

test.each([
  [undefined, 'is missing. Enter something, like: Ducks'],
  ['   ', 'is empty. Enter something, like: Ducks'],
  ['\u200b\u00ad', 'is empty. Enter something, like: Ducks'],
  ['\u3164\u2800', 'is empty. Enter something, like: Ducks'],
  [12, 'should be text. Put it in quotes, like: "Ducks"'],
  ['a\u0000b', 'has a character in it that can’t be shown. Delete the text and type it again.'],
  ['half \ud83e', 'has a character in it that can’t be shown. Delete the text and type it again.'],
  ['a very long word', 'is too long. Use 10 characters or fewer.'],
])('text can’t be %j', (value, message) => {
  expect(messageOf(text('Ducks', 10), value)).toEqual([message]);
});

test.each(['Ducks', "It's ours", '🦆', 'Größe', '—'])('text can be %j', (value) => {
  expect(text('Ducks').parse(` ${value} `)).toBe(value);
});

test.each([
  'https://ko-fi.com/farm',
  'https://farm.substack.com/p/a-post?x=1#y',
  'https://example.com',
  'https://example.com:8443/',
])('a web address can be %s', (value) => {
  expect(webAddress().parse(value)).toBe(value);
});

test.each([
  '',
  'http://example.com',
  'https:/example.com',
  'https://example',
  'https://-.com',
  'https://exa mple.com',
  'https://example.com/“x”',
  'https://example.com/<x>',
  'https://user@example.com',
  'https://münchen.de',
])('a web address can’t be %j', (value) => {
  expect(messageOf(webAddress(), value)?.[0]).toMatch(
    /^(is|isn’t|has) .*\. Enter the full web address, like: https:\/\/example\.com\/page$/,
  );
});

test('a page’s name or a web address', () => {
  const field = pageOrWebAddress(['about', 'products']);
  expect(field.parse('products')).toBe('products');
  expect(field.parse('https://example.com/x')).toBe('https://example.com/x');
  expect(messageOf(field, 'prodcts')).toEqual([
    'isn’t a web address. Enter the full web address, like: https://example.com/page (in the file, these work too: about, products)',
  ]);
});

test.each([
  '(406) 555-0142',
  '406.555.0142',
  '406-555-0142',
  '406 555 0142',
  '+1 406 555 0142',
  '1 (406) 555–0142',
  ' 4065550142 ',
  4065550142,
  14065550142,
])('formats the phone number %s', (value) => {
  expect(phoneNumber().parse(value)).toBe('(406) 555-0142');
});

test.each([
  '555-0142',
  '(406) 555-014',
  '406-DUCKS-42',
  '+44 20 7946 0018',
  '006 555 0142',
  true,
  '',
])('a phone number can’t be %j', (value) => {
  expect(messageOf(phoneNumber(), value)).toEqual([
    'isn’t a full phone number. Enter all ten digits, like: (406) 555-0142',
  ]);
});

test.each(['ann@farm.test', 'ann.lee+eggs@mail.farm.test', 'A_1@farm.co'])(
  'an email address can be %s',
  (value) => {
    expect(emailAddress().parse(` ${value} `)).toBe(value);
  },
);

test.each([
  'ann',
  'ann@farm',
  'ann@@farm.test',
  'ann lee@farm.test',
  'mailto:a@farm.test',
  'a?x=1@f.co',
])('an email address can’t be %s', (value) => {
  expect(messageOf(emailAddress(), value)).toEqual([
    'isn’t an email address. Enter it like: farm@example.com',
  ]);
});

test.each(['2026-02-30', '2026-13-01', '3/5/2026', '2026-3-5', 'tomorrow', '1926-03-05'])(
  'a date can’t be %s',
  (value) => {
    expect(messageOf(calendarDate(), value)).toEqual([
      'isn’t a date on the calendar. Enter the year first, like 2026-03-05 for March 5.',
    ]);
  },
);

test('a date can be a leap day', () => {
  expect(calendarDate().parse('2028-02-29')).toBe('2028-02-29');
});

test.each([
  ['$6', 'should be a price.'],
  ['1,25', 'should be a price.'],
  [Number.NaN, 'should be a price.'],
  [-0.01, 'is below zero.'],
  [1.255, 'has a fraction of a cent.'],
])('a price can’t be %s', (value, wrong) => {
  expect(messageOf(price(), value)).toEqual([
    `${wrong} Enter just the number, like 6 or 1.25. In the file, leave out the dollar sign.`,
  ]);
});

test('a price has a limit', () => {
  expect(messageOf(price(), 1e9)).toEqual([
    'is over $10,000, and a price can’t be higher than that. Enter a lower one.',
  ]);
});

test('a price can be free, whole or with cents', () => {
  for (const value of [0, 6, 1.25, 19.99]) expect(price().parse(value)).toBe(value);
});

test('a whole number has no fraction', () => {
  expect(messageOf(wholeNumber(5), 1.5)).toEqual([
    'should be a whole number. Enter a whole number, like 5.',
  ]);
});

test.each([
  'https://farm.test',
  'https://me.github.io/my-farm/',
  'https://me.github.io/ann.farm',
  'https://me.github.io/blog',
  'https://me.github.io/edit/',
])('the site may be at %s', (value) => {
  expect(siteAddress().parse(value)).toBe(value);
});

test.each([
  'https://farm.test/products',
  'https://me.github.io/my-farm/Products/',
  'https://me.github.io/blog/blog',
  'https://me.github.io/index.html',
  'https://farm.test/index.html',
  'https://farm.test/edit',
  'https://farm.test/?fbclid=1',
  'https://farm.test/#main',
])('the site can’t be at %s, which is one page', (value) => {
  expect(messageOf(siteAddress(), value)).toEqual([
    'is the address of one page. Enter the web address of your home page, like: https://example.com',
  ]);
});

test.each(['America/Denver', 'America/Indiana/Knox', 'Europe/Berlin', 'UTC'])(
  '%s is a time zone',
  (value) => {
    expect(timeZone().parse(value)).toBe(value);
  },
);

test.each(['Montana', 'Mountain Time', '', 'America/Missoula'])('%j is no time zone', (value) => {
  expect(messageOf(timeZone(), value)).toEqual([
    'isn’t a time zone. Enter one of these, or another by its full name: America/New_York, America/Chicago, America/Denver, America/Los_Angeles',
  ]);
});
