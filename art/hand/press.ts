import { type Block, filtersFor } from './filters.ts';
import type { Point } from './geometry.ts';
import type { Svg } from './marks.ts';
import { inks } from './palette.ts';

/** An id made of what it names, so that a picture never depends on what was drawn before it. */
function idOf(prefix: string, content: string): string {
  let hash = 0x811c9dc5;
  let second = 5381;
  for (let i = 0; i < content.length; i++) {
    hash = Math.imul(hash ^ content.charCodeAt(i), 0x01000193);
    second = (Math.imul(second, 33) + content.charCodeAt(i)) | 0;
  }
  return `${prefix}${(hash >>> 0).toString(36)}${(second >>> 0).toString(36)}`;
}

/** Shows `inner` only inside the shape; several paths clip to their union. */
export function clip(shape: string | readonly string[], inner: Svg): Svg {
  const paths = typeof shape === 'string' ? [shape] : shape;
  const id = idOf('c', paths.join('|'));
  return `<clipPath id="${id}">${paths.map((d) => `<path d="${d}"/>`).join('')}</clipPath><g clip-path="url(#${id})">${inner}</g>`;
}

export const place = (inner: Svg, x: number, y: number, scale = 1, flip = false, rotate = 0): Svg =>
  `<g transform="translate(${x} ${y})${rotate ? ` rotate(${rotate})` : ''} scale(${flip ? -scale : scale} ${scale})">${inner}</g>`;

/** Prints `inner` with one ink block; dx, dy put it out of register. */
export const layer = (inner: Svg, block: Block = 'ink1', dx = 0, dy = 0): Svg =>
  `<g filter="url(#${block})"><g transform="translate(${dx} ${dy})">${inner}</g></g>`;

/** A thin rim of paper around everything in `inner`. */
export const halo = (inner: Svg): Svg => `<g filter="url(#halo)">${inner}</g>`;

interface ShadeOptions {
  from?: Point;
  to?: Point;
  /** Ink strength at `from` and `to`, 0 to 1. */
  start?: number;
  end?: number;
  /** A stop between: [offset, strength]. */
  middle?: readonly [offset: number, strength: number];
}

const stop = (offset: number, alpha: number) =>
  `<stop offset="${offset}" stop-color="#000" stop-opacity="${alpha}"/>`;
const stippled = (inner: Svg, colour: string) =>
  `<g filter="url(#st-${colour.slice(1)})">${inner}</g>`;

/** Stippled shade: the shape filled with grains of an ink that thicken from `from` to `to`. */
export function shade(d: string, colour: string, options: ShadeOptions = {}): Svg {
  const { from = [0, 0], to = [0, 1], start = 0, end = 0.9, middle } = options;
  const stops = stop(0, start) + (middle ? stop(...middle) : '') + stop(1, end);
  const box = `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`;
  const id = idOf('l', box + stops);
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${box}>${stops}</linearGradient>${stippled(`<path d="${d}" fill="url(#${id})"/>`, colour)}`;
}

/** Stippled light (or dark) around a point. */
export function glow(
  x: number,
  y: number,
  radius: number,
  colour: string,
  centre = 1,
  rim = 0,
): Svg {
  const stops = stop(0, centre) + stop(1, rim);
  const circle = `cx="${x}" cy="${y}" r="${radius}"`;
  const id = idOf('r', circle + stops);
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${circle}>${stops}</radialGradient>${stippled(`<circle ${circle} fill="url(#${id})"/>`, colour)}`;
}

/** Stippled puffs that add up where they overlap: dust, smoke, spray. */
export function haze(
  puffs: readonly (readonly [x: number, y: number, radius: number, strength: number])[],
  colour: string,
): Svg {
  const circles = puffs.map(([x, y, radius, strength]) => {
    const circle = `cx="${x}" cy="${y}" r="${radius}"`;
    const stops = stop(0, strength) + stop(1, 0);
    const id = idOf('r', circle + stops);
    return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${circle}>${stops}</radialGradient><circle ${circle} fill="url(#${id})"/>`;
  });
  return stippled(circles.join(''), colour);
}

interface SheetOptions {
  /** The ground; null leaves it transparent. */
  ground?: string | null;
  /** Above 1 draws a coarser grain. */
  grain?: number;
}

/** The whole sheet: paper, the printed body, fibres on top. */
export function sheet(
  width: number,
  height: number,
  body: Svg,
  { ground = inks.paper, grain = 1 }: SheetOptions = {},
): Svg {
  const whole = (attributes: string) =>
    ground ? `<rect width="${width}" height="${height}" ${attributes}/>` : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs>${filtersFor(body, grain, inks.paper)}</defs>`,
    whole(`fill="${ground}"`),
    body,
    whole('filter="url(#fibre)" opacity=".22" style="mix-blend-mode:multiply"'),
    '</svg>',
  ].join('');
}
