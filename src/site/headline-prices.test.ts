import { describe, expect, test } from 'vitest';
import { headlinePricesOf } from './headline-prices.ts';

const headlinePrices = (data: Parameters<typeof headlinePricesOf>[0][number]['data']) =>
  headlinePricesOf([{ id: 'ducks', data }], '')?.headlines ?? [];

const eggs = (name: string, quantity: number, unwashed: number, washed: number) => ({
  name,
  quantity,
  priceAsIs: { amount: unwashed },
  priceWashedEggs: { amount: washed },
});

describe('headline prices of eggs', () => {
  const rows = [eggs('One', 1, 1, 1.25), eggs('Half dozen', 6, 6, 7), eggs('Dozen', 12, 12, 14)];

  test.each([
    [6, 'Half dozen', ['$6', '$7']],
    [12, 'Dozen', ['$12', '$14']],
    [10, 'One', ['$1', '$1.25']],
  ])('uses the row with as many eggs as a carton (%d): %s', (eggsPerCarton, detail, amounts) => {
    const [price] = headlinePrices({ pricing: { title: 'Eggs', eggsPerCarton, rows } });
    expect(price).toMatchObject({ title: 'Eggs', detail, isLowest: false });
    expect(price?.prices.map(({ amount }) => amount)).toEqual(amounts);
    expect(price?.prices.map(({ label }) => label)).toEqual(['unwashed', 'washed']);
  });

  const ofRow = (row: { name: string; quantity: number; priceAsIs: { amount: number } }) =>
    headlinePrices({ pricing: { title: 'Eggs', eggsPerCarton: 6, rows: [row] } })[0];

  test('knows the lower price, washed or not', () => {
    expect(ofRow(eggs('Half dozen', 6, 6, 7))?.lowest).toBe('$6');
    expect(ofRow(eggs('Half dozen', 6, 8, 7))?.lowest).toBe('$7');
  });

  test('has one price if both are equal, or if none are washed', () => {
    expect(ofRow(eggs('Half dozen', 6, 5, 5))?.prices).toEqual([{ amount: '$5' }]);
    const unwashed = { name: 'Half dozen', quantity: 6, priceAsIs: { amount: 5 } };
    expect(ofRow(unwashed)?.prices).toEqual([{ amount: '$5' }]);
  });
});

describe('headline price of a list', () => {
  const ofRows = (...rows: { name: string; price: number; unit?: string }[]) =>
    headlinePrices({ priceList: { title: 'Honey', rows } })[0];

  test('is the lowest price, in any row', () => {
    expect(
      ofRows({ name: 'Comb', price: 15 }, { name: 'Jar', price: 7, unit: 'a jar' }),
    ).toMatchObject({ isLowest: true, detail: 'Jar', prices: [{ amount: '$7', label: 'a jar' }] });
  });

  test('isn’t the lowest if all prices are equal', () => {
    expect(ofRows({ name: 'Clover', price: 7 }, { name: 'Sage', price: 7 })?.isLowest).toBe(false);
  });

  test('names a single item', () => {
    expect(ofRows({ name: 'Jar', price: 7 })).toMatchObject({ detail: 'Jar', isLowest: false });
    expect(ofRows({ name: 'Honey', price: 7 })?.detail, 'once').toBeUndefined();
  });
});

describe('a main price', () => {
  const jars = [
    { name: 'Stick', price: 0.5, unit: 'each' },
    { name: 'Jar', price: 12, unit: 'a jar', mainPrice: true },
    { name: 'Bucket', price: 95, mainPrice: true },
  ];

  test('is the headline price of its list, with its name, even if others cost less', () => {
    const [price] = headlinePrices({ priceList: { title: 'Honey', rows: jars } });
    const prices = [{ amount: '$12', label: 'a jar' }];
    expect(price).toMatchObject({ title: 'Honey', detail: 'Jar', isLowest: false, prices });
  });

  test('is the headline price of its eggs', () => {
    const rows = [eggs('Half dozen', 6, 6, 7), { ...eggs('Dozen', 12, 12, 14), mainPrice: true }];
    const pricing = { title: 'Eggs', eggsPerCarton: 6, rows };
    expect(headlinePrices({ pricing })[0]?.detail).toBe('Dozen');
  });

  test('is on Home, in any section', () => {
    const candles = { priceList: { title: 'Candles', rows: [{ name: 'Taper', price: 4 }] } };
    const honey = { priceList: { title: 'Honey', rows: jars } };
    const onHome = (...sections: (typeof candles | typeof honey)[]) =>
      headlinePricesOf(
        sections.map((data, i) => ({ id: String(i), data })),
        '',
      )?.onHome.title;
    expect(onHome(candles, honey)).toBe('Honey');
    expect(onHome(candles)).toBe('Candles');
  });
});

test('links to the first section with a price', () => {
  const honey = { priceList: { title: 'Honey', rows: [{ name: 'Jar', price: 7 }] } };
  const sections = [
    { id: 'bees', data: {} },
    { id: 'honey', data: honey },
    { id: 'more', data: honey },
  ];
  expect(headlinePricesOf(sections, '/products')).toMatchObject({
    href: '/products#honey.prices',
    headlines: [{ title: 'Honey' }, { title: 'Honey' }],
  });
  expect(headlinePricesOf(sections, '')?.hasMore).toBe(true);
  expect(headlinePricesOf(sections.slice(0, 2), '')?.hasMore).toBe(false);
  expect(headlinePricesOf([{ id: 'bees', data: {} }], '')).toBeUndefined();
});
