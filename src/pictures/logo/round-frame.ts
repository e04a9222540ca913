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

const leaf = (x: number, y: number, rotation: number) =>
  `<ellipse rx="9" ry="4" transform="translate(${x} ${y})rotate(${rotation})" fill="${GOLD}"/>`;

const SPRIGS = LEAVES.map(
  ([x, y, rotation]) => leaf(x, y, rotation) + leaf(400 - x, y, -rotation),
).join('');
const DIAMOND = `<path d="M200 357l10 10-10 10-10-10Z" fill="${CREAM}"/>`;

/** Clips SVG in a square of 400 to a circle, and scales it to a radius. */
const clipToCircle = (radius: number, inner: string) =>
  `<clipPath id="a"><circle cx="200" cy="200" r="200"/></clipPath>` +
  `<g transform="translate(200 200)scale(${radius / 200})translate(-200 -200)"><g clip-path="url(#a)">${inner}</g></g>`;

const svg = (parts: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${parts}</svg>`;

/** The page sets the farm's name in the ring between 141 and 198, above the sprigs. */
export const frameBadge = (inner: string) =>
  svg(
    `<circle cx="200" cy="200" r="198" fill="${GREEN}"/><circle cx="200" cy="200" r="191" fill="none" stroke="${CREAM}" stroke-width="3"/>` +
      `${SPRIGS}${DIAMOND}${clipToCircle(139, inner)}<circle cx="200" cy="200" r="139" fill="none" stroke="${CREAM}" stroke-width="4"/>`,
  );

export const frameMark = (inner: string) =>
  svg(
    `<circle cx="200" cy="200" r="200" fill="${GREEN}"/>${clipToCircle(186, inner)}` +
      `<circle cx="200" cy="200" r="191" fill="none" stroke="${CREAM}" stroke-width="10"/>`,
  );
