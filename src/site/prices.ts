import type { EggPricingInput, EggRow, PriceListInput } from '../../model/price-schema.ts';
import type { Supply } from './availability.ts';

/** The prices of a section's eggs. */
export interface EggPricing extends Pick<EggPricingInput, 'title' | 'eggsPerCarton' | 'rows'> {
  supply?: Supply | undefined;
}

/** Whether prices have to say if they are for washed or unwashed eggs. */
export const sellsWashed = (rows: readonly EggRow[]) =>
  rows.some(({ priceWashedEggs }) => priceWashedEggs !== undefined);

/** The prices of anything else. */
export interface PriceList extends Pick<PriceListInput, 'title' | 'rows'> {
  supply?: Supply | undefined;
}

/** 6 → "$6", 1250.5 → "$1,250.50" */
export function formatDollars(amount: number): string {
  const cents = Math.round(amount * 100);
  return `$${addCommas(cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2))}`;
}

/** 2150 → "2,150" */
export const formatCount = (count: number) => addCommas(String(count));

/** Written by hand, because locale data differs between machines. */
const addCommas = (digits: string) => digits.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');

/** The note for a price with reused cartons: "with a reused carton" or "with reused cartons". */
export function reusedCartonNote(quantity: number, eggsPerCarton: number): string {
  return Math.ceil(quantity / eggsPerCarton) === 1 ? 'with a reused carton' : 'with reused cartons';
}
