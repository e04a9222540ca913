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
  /** How much of it, or which one. */
  detail?: string | undefined;
  /** Whether others on the same list cost more. */
  isLowest: boolean;
  prices: { amount: string; label?: string | undefined }[];
  /** The lowest of them. */
  lowest: string;
  supply?: Supply | undefined;
  /** Whether the owner chose it. */
  isMain: boolean;
}

const rowsOf = ({ pricing, priceList }: Section) => [
  ...(pricing?.rows ?? []),
  ...(priceList?.rows ?? []),
];

/** The prices on the first screen, and the link to all of them. Undefined if there are none. */
export function headlinePricesOf(sections: { id: string; data: Section }[], page: string) {
  const first = sections.find(({ data }) => data.pricing ?? data.priceList);
  const headlines = sections.flatMap(({ data }) => headlinePrices(data));
  const onHome = headlines.find(({ isMain }) => isMain) ?? headlines[0];
  return (
    first &&
    onHome && {
      headlines,
      onHome,
      hasMore: sections.flatMap(({ data }) => rowsOf(data)).length > 1,
      section: first.id,
      href: `${page}#${sectionIds(first.id).prices}`,
    }
  );
}

/** A section's headline prices: what the owner chose, or a carton of eggs and the lowest price of its list. */
function headlinePrices({ pricing, priceList }: Section): HeadlinePrice[] {
  return [pricing && ofEggs(pricing), priceList && ofList(priceList)].filter((price) => !!price);
}

function ofEggs({ title, eggsPerCarton, rows, supply }: EggPricing): HeadlinePrice | undefined {
  const main = rows.find(({ mainPrice }) => mainPrice);
  const row = main ?? rows.find(({ quantity }) => quantity === eggsPerCarton) ?? rows[0];
  if (!row) return undefined;
  const unwashed = formatDollars(row.priceAsIs.amount);
  const washed = row.priceWashedEggs && formatDollars(row.priceWashedEggs.amount);
  const lowest = Math.min(
    row.priceAsIs.amount,
    row.priceWashedEggs?.amount ?? Number.POSITIVE_INFINITY,
  );
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
    lowest: formatDollars(lowest),
    supply,
    isMain: !!main,
  };
}

function ofList({ title, rows, supply }: PriceList): HeadlinePrice | undefined {
  const main = rows.find(({ mainPrice }) => mainPrice);
  const [cheapest] = rows.toSorted((a, b) => a.price - b.price);
  const row = main ?? cheapest;
  if (!row) return undefined;
  // All of the list is sold out, unless the owner chose a price.
  const isUnnamed = row.name === title || (!main && rows.length > 1 && supply?.soldOut);
  return {
    title,
    detail: isUnnamed ? undefined : row.name,
    isLowest: !main && rows.some(({ price }) => price > row.price),
    prices: [{ amount: formatDollars(row.price), label: row.unit }],
    lowest: formatDollars(row.price),
    supply,
    isMain: !!main,
  };
}
