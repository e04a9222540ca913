import { describe, expect, it } from 'vitest';
import { asJsonLd, eggOffers } from './structured-data.ts';

describe('structured data', () => {
  it('escapes the owner’s text, so that it can’t end the script', () => {
    const name = '</script><script>alert(1)</script>';
    const json = asJsonLd([{ '@type': 'Thing', name }]);
    expect(json).not.toContain('<');
    expect(JSON.parse(json)['@graph'][0].name).toBe(name);
  });

  it('offers a reused-carton price only where there is one', () => {
    const rows = [
      {
        name: 'Single egg',
        quantity: 1,
        priceAsIs: { amount: 1 },
        priceWashedEggs: { amount: 1.25 },
      },
      {
        name: 'Dozen',
        quantity: 12,
        priceAsIs: { amount: 12, reusedCarton: 10 },
        priceWashedEggs: { amount: 14 },
      },
    ];
    expect(eggOffers(rows, 6)).toEqual([
      { name: 'Single egg, unwashed', price: 1 },
      { name: 'Single egg, washed', price: 1.25 },
      { name: 'Dozen, unwashed', price: 12 },
      { name: 'Dozen, unwashed, with reused cartons', price: 10 },
      { name: 'Dozen, washed', price: 14 },
    ]);
  });
});
