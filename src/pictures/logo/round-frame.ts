import { tokenColor } from '../../styles/token-colors.ts';

const GREEN = tokenColor('board');
const CREAM = tokenColor('i-paper');
const GOLD = tokenColor('i-gold');

/** The leaves of the left sprig below a badge: x, y and rotation. */
const LEAVES = [
  [144, 364, -21],
  [139, 350, 62],
  [124, 355, -14],
  [121, 342, 69],
  [106, 345, -7],
] as const;

const leaf = (x: number, y: number, turn: number) =>
  `<ellipse rx="9" ry="4" transform="translate(${x} ${y})rotate(${turn})" fill="${GOLD}"/>`;

const SPRIGS = LEAVES.map(([x, y, turn]) => leaf(x, y, turn) + leaf(400 - x, y, -turn)).join('');
const DIAMOND = `<path d="M200 357l10 10-10 10-10-10Z" fill="${CREAM}"/>`;

/** Clips SVG in a square of 400 to a circle, and scales it to a radius. */
const within = (radius: number, inner: string) =>
  `<clipPath id="a"><circle cx="200" cy="200" r="200"/></clipPath>` +
  `<g transform="translate(200 200)scale(${radius / 200})translate(-200 -200)"><g clip-path="url(#a)">${inner}</g></g>`;

const svg = (parts: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${parts}</svg>`;

/** The ring between 141 and 198 is empty, because the page sets the farm's name there. */
export const badgeAround = (inner: string) =>
  svg(
    `<circle cx="200" cy="200" r="198" fill="${GREEN}"/><circle cx="200" cy="200" r="191" fill="none" stroke="${CREAM}" stroke-width="3"/>` +
      `${SPRIGS}${DIAMOND}${within(139, inner)}<circle cx="200" cy="200" r="139" fill="none" stroke="${CREAM}" stroke-width="4"/>`,
  );

export const markAround = (inner: string) =>
  svg(
    `<circle cx="200" cy="200" r="200" fill="${GREEN}"/>${within(186, inner)}` +
      `<circle cx="200" cy="200" r="191" fill="none" stroke="${CREAM}" stroke-width="10"/>`,
  );
