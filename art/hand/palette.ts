/** The inks of the print shop. The site's colour tokens carry the same values. */
export const inks = {
  paper: '#F4E8CF',
  white: '#FCF6E8',
  ink: '#1D2B33',
  spruce: '#2E5049',
  olive: '#5F7444',
  sage: '#8C9A58',
  gold: '#E3A437',
  apricot: '#F3C886',
  orange: '#DE7428',
  rust: '#AE4727',
  umber: '#6A4632',
  tan: '#9C7450',
  dusk: '#4F7586',
  mist: '#A9C1BC',
} as const;

/** Colours one ink makes printed over another; use them as sparingly as a printer would. */
export const overprints = {
  board: '#24423C',
  barnShade: '#7E2F1E',
  barnJoint: '#5E2217',
  legShade: '#B9571F',
  shankShade: '#B98128',
  cloudShade: '#86A6AC',
  alpenglow: '#E6AF7A',
  farRock: '#C5BFA4',
  farShade: '#7F9EA5',
  limestone: '#C9CDB4',
  duckEgg: '#DDE5D6',
  paleTurquoise: '#C3D8CE',
  tintedEgg: '#E7E9DA',
  brownEgg: '#F1DDBB',
  soilLight: '#7F573E',
  linen: '#EBDDBF',
  timber: '#3C605F',
} as const;

export type Ink = `#${string}`;
