import { z } from 'astro/zod';
import { MENU_PAGES } from './page-names.ts';
import { isTimeZone } from './time-zone.ts';

/**
 * The types of field in content files. Every message ends with what to write instead, because the
 * farm's owner reads it.
 */

/**
 * Creates the picture fields of a schema. Astro passes its `image()`, the content check passes
 * fields that verify the file.
 */
export interface PictureFields<P> {
  picture: () => z.ZodType<P>;
  /** A picture that may also be an SVG. Its value is the path, because the site renders it itself. */
  drawing: () => z.ZodType<string>;
}

/** A small decoration. `where` says what it is on. */
export const cutOut = <P>({ picture }: PictureFields<P>, where: string) =>
  picture().optional().describe(`A small picture ${where}. Use one with a see-through background.`);

type Shape = z.core.$ZodLooseShape;

/** How a form shows a field. Without one, it is text on one line. */
export type FieldType = 'prose' | 'link' | 'date' | 'phone' | 'email' | 'picture' | 'price';

/** An object that accepts no other fields, so that a misspelled one is an error. `missing` is the error for no object. */
export function strictFields<const T extends Shape>(shape: T, missing?: string) {
  const names = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code === 'unrecognized_keys') {
        const unknown = issue.keys.map((key) => `"${key}"`).join(' and ');
        const advice =
          issue.keys.length === 1
            ? 'Check its spelling, or remove it.'
            : 'Check their spelling, or remove them.';
        return `The site doesn’t recognize ${unknown}. ${advice} In the file, these names work here: ${names}.`;
      }
      if (missing && issue.input === undefined) return missing;
      return `isn’t filled in. Fill it in. In the file, put these below it, each on its own indented line: ${names}.`;
    },
  });
}

/** A list that may be missing or empty. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z
    .array(item, {
      error: 'should be a list. Put each entry on its own line, starting with a dash ( - ).',
    })
    .default([]);

/** A list with at least one entry. */
export const filledListOf = <T extends z.ZodType>(item: T, help: string) =>
  z
    .array(item, { error: `should be a list with at least one entry. ${help}` })
    .min(1, `is empty. ${help}`);

const readableText = (help: string, howToQuote: string, maxLength: number) =>
  z
    .string({
      error: (issue) =>
        issue.input === undefined ? `is missing. ${help}` : `should be text. ${howToQuote}`,
    })
    .trim()
    .refine((text) => VISIBLE.test(text), { error: `is empty. ${help}`, abort: true })
    .refine((text) => !UNPRINTABLE.test(text), {
      error: 'has a character in it that can’t be shown. Delete the text and type it again.',
    })
    .max(maxLength, `is too long. Use ${maxLength} characters or fewer.`);

/** Some letters and symbols are invisible. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;
/** Control characters but tab and line break, and halves of a character. */
const UNPRINTABLE = /(?![\t\n])[\p{Cc}\p{Cs}]/u;

/** A short text. `maxLength` is how many characters fit where it shows. */
export const text = (example: string, maxLength = 120) =>
  readableText(
    `Enter something, like: ${example}`,
    `Put it in quotes, like: "${example}"`,
    maxLength,
  );

/** A sentence or more. */
export const prose = (example: string, maxLength = 1000) =>
  text(example, maxLength).meta({ fieldType: 'prose' });

export const altText = () =>
  readableText(
    'Enter one sentence that says what the picture shows, for people who can’t see it.',
    'Put the sentence in quotes, like: "Five ducks on a pond."',
    500,
  ).meta({ fieldType: 'prose' });

const LINK_HELP = 'Enter the full web address, like: https://example.com/page';

export const webAddress = () => linkField(linkError, LINK_HELP);

/** The address of the whole site. With the address of one page, every link would break. */
export const siteAddress = () =>
  linkField(
    (text) => linkError(text) ?? (isPageOfSite(text) ? 'is the address of one page.' : undefined),
    'Enter the web address of your home page, like: https://example.com',
  );

/** Owners copy the editor's address, too. On github.io, the path starts with the repository's name, which may be that of a page. */
const isPageOfSite = (text: string) =>
  PAGE_OF_THE_SITE.test(text.replace(/^(https:\/\/[^/]+\.github\.io\/)[\w-]+/i, '$1'));

const PAGE_OF_THE_SITE = new RegExp(
  `[?#]|/(?:${[...MENU_PAGES, 'edit', '[^/]*\\.html?'].join('|')})/*$`,
  'i',
);

/** A link to one of the site's own pages by its name, or to a page elsewhere. */
export const pageOrWebAddress = <const T extends readonly [string, ...string[]]>(pages: T) => {
  const help = `${LINK_HELP} (in the file, these work too: ${pages.join(', ')})`;
  const isPage = (text: string) => (pages as readonly string[]).includes(text);
  return linkField((text) => (isPage(text) ? undefined : linkError(text)), help).meta({
    fieldType: 'link',
    pages,
  });
};

function linkField(errorIn: (text: string) => string | undefined, help: string) {
  return z
    .string({ error: `is missing. ${help}` })
    .trim()
    .superRefine((text, context) => {
      const error = errorIn(text);
      if (error) context.addIssue({ code: 'custom', message: `${error} ${help}` });
    })
    .meta({ fieldType: 'link' });
}

/** Undefined if the site can link to it. */
function linkError(text: string): string | undefined {
  if (text === '') return 'is empty.';
  if (/[“”‘’„«»]/.test(text)) return 'has a curly quote in it. Remove the quotes.';
  if (/^https:\S+\s/.test(text)) return 'has a space in it.';
  const wellFormed =
    /^https:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?\.[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i.test(text) &&
    /^[!-~]+$/.test(text) &&
    !/["<>\\^`{|}]/.test(text) &&
    isUrl(text);
  return wellFormed ? undefined : 'isn’t a web address.';
}

/** URL.canParse for older browsers. */
function isUrl(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}

/** The site's repository on GitHub. */
export const repositoryName = () => {
  const help = 'Enter your GitHub username and your site’s name there, like: your-name/my-farm';
  return z
    .string({ error: `should be text. ${help}` })
    .trim()
    .regex(/^[\w.-]+\/[\w.-]+$/, `isn’t right. ${help}`);
};

const TIME_ZONE_HELP =
  'Enter one of these, or another by its full name: America/New_York, America/Chicago, America/Denver, America/Los_Angeles';

export const timeZone = () =>
  z
    .string({ error: `should be a time zone. ${TIME_ZONE_HELP}` })
    .trim()
    .regex(/^[\w+/-]+$/, { error: `isn’t a time zone. ${TIME_ZONE_HELP}`, abort: true })
    .refine(isTimeZone, { error: `isn’t a time zone. ${TIME_ZONE_HELP}` });

const PHONE_HELP = 'Enter all ten digits, like: (406) 555-0142';
const PHONE = /^(?:\+?1)?([2-9]\d\d)([2-9]\d\d)(\d{4})$/;

/** An American phone number in any notation: 406.555.0142 → "(406) 555-0142". */
export const phoneNumber = () =>
  // YAML reads ten digits without dashes as a number.
  z.coerce
    .string()
    .overwrite((text) => text.replaceAll(/[\s().\-‐‑–/]/g, '').replace(PHONE, '($1) $2-$3'))
    .refine((text) => /^\(\d{3}\) \d{3}-\d{4}$/.test(text), {
      error: `isn’t a full phone number. ${PHONE_HELP}`,
    })
    .meta({ fieldType: 'phone' });

const EMAIL_HELP = 'Enter it like: farm@example.com';

/** An email address of characters that need no escaping in a link. */
export const emailAddress = () =>
  z
    .string({ error: `should be an email address. ${EMAIL_HELP}` })
    .trim()
    .max(80, 'is too long. Use 80 characters or fewer.')
    .refine((text) => /^[\w+-]+(?:\.[\w+-]+)*@(?:[a-z\d-]+\.)+[a-z]{2,}$/i.test(text), {
      error: `isn’t an email address. ${EMAIL_HELP}`,
    })
    .meta({ fieldType: 'email' });

const DATE_HELP = 'Enter the year first, like 2026-03-05 for March 5.';

/** A date as year-month-day. */
export const calendarDate = () =>
  z
    .string({ error: `should be a date. ${DATE_HELP}` })
    .trim()
    .refine(isCalendarDate, { error: `isn’t a date on the calendar. ${DATE_HELP}` })
    .meta({ fieldType: 'date' });

function isCalendarDate(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text);
}

export const PRICE_HELP =
  'Enter just the number, like 6 or 1.25. In the file, leave out the dollar sign.';

export const price = () =>
  z
    .number({
      error: ({ input }) =>
        `${input === undefined ? 'has no price yet' : 'should be a price'}. ${PRICE_HELP}`,
    })
    .min(0, `is below zero. ${PRICE_HELP}`)
    .max(10_000, 'is over $10,000, and a price can’t be higher than that. Enter a lower one.')
    .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, {
      error: `has a fraction of a cent. ${PRICE_HELP}`,
    })
    .meta({ fieldType: 'price' });

export const wholeNumber = (example: number) => {
  const help = `Enter a whole number, like ${example}.`;
  return z
    .number({
      error: ({ input }) => `${input === undefined ? 'is missing' : 'should be a number'}. ${help}`,
    })
    .int(`should be a whole number. ${help}`)
    .min(0, `is below zero. ${help}`)
    .max(100_000, `is too large. ${help}`);
};

export const oneOf = <const T extends readonly [string, ...string[]]>(choices: T) =>
  z.enum(choices, {
    error: ({ input }) =>
      `${input === undefined ? 'is missing' : 'isn’t one of the choices'}. Choose one. In the file, enter one of these: ${choices.join(', ')}.`,
  });

export const yesOrNo = () =>
  z.boolean({
    error: 'should be yes or no. Choose one. In the file, enter true or false, without quotes.',
  });
