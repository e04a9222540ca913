import type { EggRow } from '../../model/price-schema.ts';
import { reusedCartonNote, sellsWashed } from './prices.ts';

/** An item in the vocabulary of schema.org. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Every price on the egg board as an offer with a unique name. */
export const eggOffers = (rows: EggRow[], eggsPerCarton: number) =>
  rows.flatMap(({ name, quantity, priceAsIs, priceWashedEggs }) =>
    [
      { named: sellsWashed(rows) ? `${name}, unwashed` : name, price: priceAsIs },
      { named: `${name}, washed`, price: priceWashedEggs },
    ].flatMap(({ named, price }) => {
      if (!price) return [];
      const offers = [{ name: named, price: price.amount }];
      if (price.reusedCarton !== undefined) {
        const reused = reusedCartonNote(quantity, eggsPerCarton);
        offers.push({ name: `${named}, ${reused}`, price: price.reusedCarton });
      }
      return offers;
    }),
  );

/** As text for a script element: a "<" in the content must not be able to end it. */
export function asJsonLd(things: Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
