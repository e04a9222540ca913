import { z } from 'astro/zod';

/**
 * The kinds of field that content files are made of. Every message ends with what to write
 * instead, because it is read by the farm's owner and not by a programmer.
 */

type Shape = z.core.$ZodLooseShape;

/** An object that accepts its own fields and no others, so that a typing error can't go unnoticed. */
export function fieldsOf<const T extends Shape>(shape: T) {
  const names = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code === 'unrecognized_keys') {
        const unknown = issue.keys.map((key) => `"${key}"`).join(' and ');
        return `${unknown} is not a field here. Check the spelling, or remove it. The fields are: ${names}.`;
      }
      return `should hold these fields, each on its own line and indented: ${names}.`;
    },
  });
}

/** A list, which may be left out or left empty. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z
    .array(item, { error: 'should be a list: one entry a line, each starting with a dash ( - ).' })
    .default([]);

export const words = (example: string) =>
  z
    .string({
      error: (issue) =>
        issue.input === undefined || issue.input === null
          ? `is missing. Write some words, like: ${example}`
          : `should be words. Put them in quotes, like: "${example}"`,
    })
    .trim()
    .min(1, `is empty. Write some words, like: ${example}`);

export const altText = () =>
  z
    .string({
      error:
        'is missing. Write one sentence that says what the picture shows, for people who can’t see it.',
    })
    .trim()
    .min(
      1,
      'is empty. Write one sentence that says what the picture shows, for people who can’t see it.',
    );

const LINK_HELP = 'Write the full address, starting with https://, like: https://example.com/page';

export const webAddress = () =>
  z
    .string({ error: `is missing. ${LINK_HELP}` })
    .trim()
    .refine(isWebAddress, { error: `is not a web address that we can link to. ${LINK_HELP}` });

function isWebAddress(text: string): boolean {
  if (!/^https:\/\/[\w.-]+\.[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i.test(text)) return false;
  return /^[!-~]+$/.test(text) && !/["<>\\^`{|}]/.test(text) && URL.canParse(text);
}

const PRICE_HELP = 'Write just the number, like 6 or 1.25, without a dollar sign.';

export const price = () =>
  z
    .number({ error: `should be a price. ${PRICE_HELP}` })
    .min(0, `is below zero. ${PRICE_HELP}`)
    .max(10_000, `is very high for a small farm. ${PRICE_HELP}`)
    .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, {
      error: `has a fraction of a cent. ${PRICE_HELP}`,
    });

export const wholeNumber = (example: number) => {
  const help = `Write a whole number, like ${example}.`;
  return z
    .number({ error: `should be a number. ${help}` })
    .int(`should be a whole number. ${help}`)
    .min(0, `is below zero. ${help}`)
    .max(100_000, `is too large. ${help}`);
};

export const oneOf = <const T extends readonly [string, ...string[]]>(choices: T) =>
  z.enum(choices, { error: `should be one of these words: ${choices.join(', ')}.` });
