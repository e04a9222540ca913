import { inks } from '../hand/palette.ts';

export interface HenPlumage {
  base: string;
  bar: string;
  shadow: string;
  comb: string;
  /** Warm flecks on the breast of a plain hen. */
  fleck: string | null;
  /** Weight of the barring: 1 for barred hens, less for plain ones. */
  bars: number;
}

export const henPlumages = {
  barred: {
    base: inks.white,
    bar: inks.ink,
    shadow: inks.dusk,
    comb: inks.rust,
    fleck: null,
    bars: 1,
  },
  red: {
    base: inks.rust,
    bar: inks.umber,
    shadow: inks.ink,
    comb: inks.rust,
    fleck: inks.orange,
    bars: 0.55,
  },
  buff: {
    base: inks.gold,
    bar: inks.tan,
    shadow: inks.umber,
    comb: inks.rust,
    fleck: inks.apricot,
    bars: 0.55,
  },
  black: {
    base: inks.ink,
    bar: inks.dusk,
    shadow: inks.spruce,
    comb: inks.rust,
    fleck: inks.spruce,
    bars: 0.5,
  },
  white: {
    base: inks.white,
    bar: inks.mist,
    shadow: inks.dusk,
    comb: inks.rust,
    fleck: null,
    bars: 0.6,
  },
} as const satisfies Record<string, HenPlumage>;
