import { sectionIds } from '../../model/section-ids.ts';
import type { Supply } from './availability.ts';
import { type EggPricing, formatDollars, type PriceList } from './prices.ts';

interface Section {
  pricing?: EggPricing | undefined;
  priceList?: PriceList | undefined;
}

/** A price on the first screen. */
export interface HeadlinePrice {
  title: string;
  /** How much of it. */
  detail?: string | undefined;
  /** Whether others on the same list cost more. */
  isLowest: boolean;
  prices: { amount: string; label?: string | undefined }[];
  supply?: Supply | undefined;
}

const rowsOf = ({ pricing, priceList }: Section) => [
  ...(pricing?.rows ?? []),
  ...(priceList?.rows ?? []),
];

/** The prices on the first screen, and the link to all of them. Undefined if there are none. */
export function headlinePricesOf(sections: { id: string; data: Section }[], page: string) {
  const first = sections.find(({ data }) => data.pricing ?? data.priceList);
  return (
    first && {
      headlines: sections.flatMap(({ data }) => headlinePrices(data)),
      hasMore: sections.flatMap(({ data }) => rowsOf(data)).length > 1,
      section: first.id,
      href: `${page}#${sectionIds(first.id).prices}`,
    }
  );
}

/** A section's headline prices: a carton of eggs, and the lowest price of its list. */
function headlinePrices({ pricing, priceList }: Section): HeadlinePrice[] {
  return [pricing && ofEggs(pricing), priceList && ofList(priceList)].filter((price) => !!price);
}

function ofEggs({ title, eggsPerCarton, rows, supply }: EggPricing): HeadlinePrice | undefined {
  const row = rows.find(({ quantity }) => quantity === eggsPerCarton) ?? rows[0];
  if (!row) return undefined;
  const unwashed = formatDollars(row.priceAsIs.amount);
  const washed = row.priceWashedEggs && formatDollars(row.priceWashedEggs.amount);
  return {
    title,
    detail: row.name,
    isLowest: false,
    prices:
      washed === undefined || washed === unwashed
        ? [{ amount: unwashed }]
        : [
            { amount: unwashed, label: 'unwashed' },
            { amount: washed, label: 'washed' },
          ],
    supply,
  };
}

function ofList({ title, rows, supply }: PriceList): HeadlinePrice | undefined {
  const [cheapest, ...others] = rows.toSorted((a, b) => a.price - b.price);
  if (!cheapest) return undefined;
  return {
    title,
    detail: others.length === 0 && cheapest.name !== title ? cheapest.name : undefined,
    isLowest: others.some(({ price }) => price > cheapest.price),
    prices: [{ amount: formatDollars(cheapest.price), label: cheapest.unit }],
    supply,
  };
}
