import type { EggPricing, PriceList } from './prices.ts';

interface Section {
  pricing?: EggPricing | undefined;
  priceList?: (PriceList & { notes: string[] }) | undefined;
}

/** The height of a list's frame and title, in rows. */
const HEAD_ROWS = 3;

/**
 * Where paper has each section with prices: eggs on the full width, and neighboring plain lists in two columns, each in
 * the shorter one so far. CSS columns would leave the first sheet empty if one list doesn't fit on it.
 */
export function printColumns<T extends Section>(sections: readonly T[]) {
  const priced = sections.filter(({ pricing, priceList }) => pricing ?? priceList);
  const height = { left: 0, right: 0 };
  return new Map(
    priced.map((section, i) => {
      const list = plainList(section);
      if (!list || !(plainList(priced[i - 1]) ?? plainList(priced[i + 1]))) {
        height.left = height.right = 0;
        return [section, 'full'] as const;
      }
      const side = height.left <= height.right ? 'left' : 'right';
      height[side] += HEAD_ROWS + list.rows.length + list.notes.length;
      return [section, side] as const;
    }),
  );
}

const plainList = (section: Section | undefined) =>
  section?.pricing ? undefined : section?.priceList;
