/**
 * The screen widths, in em, from which on the layout changes. In style sheets, `(--sm)` is for screens from that
 * width on and `(--below-sm)` for narrower ones: see build/custom-media.ts.
 */
export const BREAKPOINTS = {
  xs: 30,
  sm: 40,
  'card-row': 44,
  md: 48,
  'two-columns': 56,
  lg: 64,
  'price-columns': 70,
  xl: 75,
};
export type Breakpoint = keyof typeof BREAKPOINTS;

export const minWidth = (name: Breakpoint) => `(min-width: ${BREAKPOINTS[name]}em)`;
export const below = (name: Breakpoint) => `(max-width: ${BREAKPOINTS[name] - 0.01}em)`;

/** The width of the smallest phones. */
export const TINY = 22.5;

/** More names for style sheets: the smallest phones, and low screens, such as a phone in landscape. */
export const SMALL_SCREENS = {
  tiny: `(max-width: ${TINY}em)`,
  low: '(max-height: 30em)',
  'very-low': '(max-height: 22em)',
};
