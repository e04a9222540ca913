import { inks } from '../hand/palette.ts';

export interface Plumage {
  head: string;
  headShade: string;
  headLight: string;
  breast: string;
  breastMark: string;
  flank: string;
  flankMark: string;
  back: string;
  mantle: string;
  mantleMark: string;
  mantleDark: string;
  rump: string;
  tail: string;
  speculum: string;
  wingBar: string;
  bill: string;
  shade: string;
  collar: string | null;
  eyeRing: string | null;
  /** Drakes wear a curl on the tail. */
  curl: boolean;
  /** White birds are modelled with mist and dusk instead of their own inks. */
  pale: boolean;
}

const mallard: Plumage = {
  head: inks.spruce,
  headShade: inks.ink,
  headLight: inks.sage,
  breast: inks.rust,
  breastMark: inks.orange,
  flank: inks.mist,
  flankMark: inks.white,
  back: inks.umber,
  mantle: inks.tan,
  mantleMark: inks.apricot,
  mantleDark: inks.umber,
  rump: inks.ink,
  tail: inks.white,
  speculum: inks.dusk,
  wingBar: inks.white,
  bill: inks.gold,
  shade: inks.ink,
  collar: inks.white,
  eyeRing: '#6F8B5C',
  curl: true,
  pale: false,
};

const brown: Plumage = {
  ...mallard,
  head: inks.tan,
  headShade: inks.umber,
  headLight: inks.apricot,
  breast: inks.tan,
  breastMark: inks.umber,
  flank: inks.tan,
  flankMark: inks.apricot,
  rump: inks.umber,
  tail: inks.apricot,
  bill: inks.orange,
  collar: null,
  eyeRing: null,
  curl: false,
};

const white: Plumage = {
  head: inks.white,
  headShade: inks.mist,
  headLight: inks.white,
  breast: inks.white,
  breastMark: inks.apricot,
  flank: inks.white,
  flankMark: inks.white,
  back: inks.white,
  mantle: inks.white,
  mantleMark: inks.mist,
  mantleDark: inks.mist,
  rump: inks.white,
  tail: inks.white,
  speculum: inks.white,
  wingBar: inks.white,
  bill: inks.orange,
  shade: inks.dusk,
  collar: null,
  eyeRing: null,
  curl: true,
  pale: true,
};

/** A slate-blue bird with a pale bib. */
const blue: Plumage = {
  ...mallard,
  head: inks.dusk,
  headShade: inks.ink,
  headLight: inks.mist,
  breast: inks.paper,
  breastMark: inks.mist,
  flank: inks.dusk,
  flankMark: inks.mist,
  back: inks.dusk,
  mantle: inks.dusk,
  mantleMark: inks.mist,
  mantleDark: inks.ink,
  rump: inks.dusk,
  tail: inks.dusk,
  speculum: inks.ink,
  wingBar: inks.dusk,
  collar: null,
  eyeRing: null,
};

export const plumages = { white, mallard, brown, blue } as const;
export type PlumageName = keyof typeof plumages;
/** `white`'s duck rather than drake: no curl on the tail. */
export const plumageOf = (name: PlumageName, change: Partial<Plumage> = {}): Plumage => ({
  ...plumages[name],
  ...change,
});
