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

const pageOrLink = pageOrWebAddress(['about', 'products']);
const links = (addresses: string) => addresses.split(' ').map((address) => `https://${address}`);

test.each<[string, z.ZodType, unknown[]]>([
  ['text', text('Ducks'), ['Ducks', "It's ours", '🦆', 'Größe', '—']],
  ['web address', webAddress(), links('ko-fi.com/farm a.farm.test/p/x?x=1#y example.com:8443/')],
  ['page or web address', pageOrLink, ['products', 'https://example.com/x']],
  ['email address', emailAddress(), ['ann@farm.test', 'a.lee+eggs@mail.farm.test', 'A_1@farm.co']],
  ['date', calendarDate(), ['2028-02-29']],
  ['price', price(), [0, 6, 1.25, 19.99]],
  ['time zone', timeZone(), ['America/Denver', 'America/Indiana/Knox', 'Europe/Berlin', 'UTC']],
  ['site address', siteAddress(), links('farm.test me.github.io/my-farm/ me.github.io/ann.farm')],
  ['site named like a page', siteAddress(), links('me.github.io/blog me.github.io/edit/')],
])('accepts this %s', (_, field, values) => {
  for (const value of values) {
    expect(field.parse(value)).toBe(value);
    if (typeof value === 'string') expect(field.parse(` ${value} `)).toBe(value);
  }
});

test.each([
  '(406) 555-0142',
  '406.555.0142',
  '+1 406 555 0142',
  '1 (406) 555–0142',
  4065550142,
  14065550142,
])('formats the phone number %s', (value) => {
  expect(phoneNumber().parse(value)).toBe('(406) 555-0142');
});

const EMPTY = 'is empty. Enter something, like: Ducks';
const UNREADABLE = 'has a character in it that can’t be shown. Delete the text and type it again.';
const PRICE_HELP = 'Enter just the number, like 6 or 1.25. In the file, leave out the dollar sign.';
const LINK_HELP = 'Enter the full web address, like: https://example.com/page';
const NO_LINK = `isn’t a web address. ${LINK_HELP}`;

test.each<[string, z.ZodType, unknown[], string]>([
  ['missing text', text('Ducks'), [undefined], 'is missing. Enter something, like: Ducks'],
  ['empty text', text('Ducks'), ['   ', '\u200b\u00ad', '\u3164\u2800'], EMPTY],
  ['number as text', text('Ducks'), [12], 'should be text. Put it in quotes, like: "Ducks"'],
  ['broken text', text('Ducks'), ['a\u0000b', 'half \ud83e'], UNREADABLE],
  ['long text', text('Ducks', 5), ['a long word'], 'is too long. Use 5 characters or fewer.'],
  ['empty web address', webAddress(), [''], `is empty. ${LINK_HELP}`],
  [
    'web address with a space',
    webAddress(),
    ['https://exa mple.com'],
    `has a space in it. ${LINK_HELP}`,
  ],
  [
    'web address in curly quotes',
    webAddress(),
    links('example.com/“x”'),
    `has a curly quote in it. Remove the quotes. ${LINK_HELP}`,
  ],
  ['old web address', webAddress(), ['http://example.com', 'https:/example.com'], NO_LINK],
  ['web address', webAddress(), links('example -.com e.com/<x> me@e.com münchen.de'), NO_LINK],
  [
    'page’s name',
    pageOrLink,
    ['prodcts'],
    `${NO_LINK} (in the file, these work too: about, products)`,
  ],
  [
    'phone number',
    phoneNumber(),
    ['555-0142', '(406) 555-014', '406-DUCKS-42', '+44 20 7946 0018', '006 555 0142', true, ''],
    'isn’t a full phone number. Enter all ten digits, like: (406) 555-0142',
  ],
  [
    'email address',
    emailAddress(),
    ['ann', 'ann@farm', 'ann@@farm.test', 'a lee@farm.test', 'mailto:a@farm.test', 'a?x=1@f.co'],
    'isn’t an email address. Enter it like: farm@example.com',
  ],
  [
    'date',
    calendarDate(),
    ['2026-02-30', '2026-13-01', '3/5/2026', '2026-3-5', 'tomorrow', '1926-03-05'],
    'isn’t a date on the calendar. Enter the year first, like 2026-03-05 for March 5.',
  ],
  ['text as a price', price(), ['$6', '1,25', Number.NaN], `should be a price. ${PRICE_HELP}`],
  ['price below zero', price(), [-0.01], `is below zero. ${PRICE_HELP}`],
  ['fraction of a cent', price(), [1.255], `has a fraction of a cent. ${PRICE_HELP}`],
  [
    'high price',
    price(),
    [1e9],
    'is over $10,000, and a price can’t be higher than that. Enter a lower one.',
  ],
  [
    'number with a fraction',
    wholeNumber(5),
    [1.5],
    'should be a whole number. Enter a whole number, like 5.',
  ],
  [
    'site address of one page',
    siteAddress(),
    links(
      'farm.test/products me.github.io/my-farm/Products/ me.github.io/blog/blog me.github.io/index.html farm.test/edit farm.test/?fbclid=1 farm.test/#main',
    ),
    'is the address of one page. Enter the web address of your home page, like: https://example.com',
  ],
  [
    'time zone',
    timeZone(),
    ['Montana', 'Mountain Time', '', 'America/Missoula'],
    'isn’t a time zone. Enter one of these, or another by its full name: America/New_York, America/Chicago, America/Denver, America/Los_Angeles',
  ],
])('says what to enter instead of this %s', (_, field, values, message) => {
  for (const value of values)
    expect(field.safeParse(value).error?.issues, `${value}`).toMatchObject([{ message }]);
});
