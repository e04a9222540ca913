import type { z } from 'astro/zod';
import type { PictureFields } from './fields.ts';
import {
  calendarDate,
  cutOut,
  filledListOf,
  listOf,
  PRICE_HELP,
  price,
  prose,
  strictFields,
  text,
  wholeNumber,
  yesOrNo,
} from './fields.ts';

/** The prices of a section: the egg board, and a plain list for anything else. */

/** Today, where it is already tomorrow: 14 hours ahead of UTC. */
const latestDay = () => new Date(Date.now() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10);

const availability = {
  soldOut: yesOrNo()
    .default(false)
    .describe('If you choose Yes, visitors see “Sold out” above the prices.'),
  availability: text('About three dozen ready', 120)
    .optional()
    .describe('What you have right now, in your own words.'),
  asOf: calendarDate()
    .refine((day) => day <= latestDay(), {
      error: 'is in the future. Enter the date when you wrote it, like today’s.',
    })
    .optional()
    .describe(
      'When you wrote it. After 3 days, visitors see how old it is. After 30 days, it’s gone, unless you’re sold out.',
    ),
};

/** What the owner enters about availability. */
export type Availability = z.input<z.ZodObject<typeof availability>>;

const isAsOfAllowed = ({ soldOut, availability, asOf }: Availability) =>
  soldOut === true || availability !== undefined || asOf === undefined;
const AS_OF_ERROR = {
  path: ['asOf'],
  error:
    'has nothing to go with it. Enter what you have today, or clear the date. In the file, it’s availability or soldOut.',
};

const notes = listOf(prose('A carton holds 6 eggs.')).describe('They show below the prices.');

const mainPrice = (otherwise: string) =>
  yesOrNo()
    .default(false)
    .meta({ title: 'Main price' })
    .describe(
      `If you choose Yes, this price shows on Home and at the top of Products. The first Yes counts. Without one, it’s ${otherwise}.`,
    );

const eggPrice = strictFields(
  {
    amount: price().describe('In dollars, like 6 or 1.25.'),
    reusedCarton: price()
      .optional()
      .describe('The price in dollars when people bring a carton back.'),
  },
  `has no price yet. ${PRICE_HELP}`,
);

export type EggPrice = z.input<typeof eggPrice>;

const countOfEggs = wholeNumber(6).min(1, 'should be at least 1. Enter a whole number, like 6.');

const eggRow = strictFields({
  name: text('Half dozen').describe('Like: Half dozen').meta({ title: 'Pack size' }),
  detail: text('including a carton')
    .optional()
    .describe('Small text below the pack size, like: including a carton'),
  quantity: countOfEggs.describe('Like: 6'),
  priceAsIs: eggPrice.describe('The price of unwashed eggs.'),
  priceWashedEggs: eggPrice.optional().describe('The price of washed eggs, if you sell them.'),
  mainPrice: mainPrice('the price of a full carton'),
}).meta({ title: 'Pack size' });
export type EggRow = z.input<typeof eggRow>;

export const eggPricing = strictFields({
  heading: text('Pricing').describe('The heading above the prices.'),
  title: text('Duck eggs').describe('What you sell, like: Duck eggs').meta({ title: 'Name' }),
  eggsPerCarton: countOfEggs.describe('How many eggs a carton holds.'),
  ...availability,
  rows: filledListOf(eggRow, 'Add at least one price, or remove these prices.').describe(
    'A price for each pack size.',
  ),
  notes,
}).refine(isAsOfAllowed, AS_OF_ERROR);
export type EggPricingInput = z.input<typeof eggPricing>;

const listRow = strictFields({
  name: text('Straight run').describe('Like: Straight run'),
  detail: text('not sorted by sex')
    .optional()
    .describe('Small text below the name, like: not sorted by sex'),
  price: price().describe('In dollars, like 6 or 1.25.'),
  unit: text('each', 40).optional().describe('Like: each, a jar, a bunch'),
  mainPrice: mainPrice('the lowest price'),
});

export const priceList = <P>(pictures: PictureFields<P>) =>
  strictFields({
    title: text('Ducklings')
      .describe('What you sell, like: Ducklings, Honey or Quilts')
      .meta({ title: 'Name' }),
    ...availability,
    rows: filledListOf(listRow, 'Add at least one price, or remove these prices.').describe(
      'One price for each kind or size.',
    ),
    notes,
    ornament: cutOut(pictures, 'on top of the price list'),
  }).refine(isAsOfAllowed, AS_OF_ERROR);
export type PriceListInput = z.input<ReturnType<typeof priceList>>;
