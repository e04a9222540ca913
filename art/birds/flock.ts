import { inks } from '../hand/palette.ts';
import type { Plumage, PlumageName } from './plumage.ts';

export type FlockMember = 'drake' | 'white' | 'brown' | 'slate' | 'buff';

/** The farm's five, the same in every picture: one drake and four ducks. Only he has a curl. */
export const flock: Record<FlockMember, readonly [PlumageName, Partial<Plumage>]> = {
  drake: ['mallard', {}],
  white: ['white', { curl: false }],
  brown: ['brown', {}],
  slate: ['blue', { curl: false, bill: inks.gold }],
  buff: [
    'brown',
    {
      head: inks.apricot,
      headShade: inks.tan,
      headLight: inks.white,
      breast: inks.apricot,
      breastMark: inks.tan,
      flank: inks.apricot,
      flankMark: inks.white,
      back: inks.tan,
      mantle: inks.apricot,
      mantleMark: inks.white,
      mantleDark: inks.tan,
      rump: inks.apricot,
      tail: inks.white,
      speculum: inks.umber,
      wingBar: inks.white,
      shade: inks.umber,
    },
  ],
};
