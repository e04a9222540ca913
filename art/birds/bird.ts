import { dot, fill, type Svg } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { halo, layer, place } from '../hand/press.ts';

/** A bird (or an egg) in its own units, facing right, in print order. */
export interface Bird {
  /** Bare paths: the paper under the inks. */
  silhouette: Svg;
  /** Flat inks with their shading. */
  paint: Svg;
  /** The dark block: outlines and feather marks. */
  key: Svg;
  /** What must stay sharp: eyes. */
  crisp: Svg;
}

interface Placing {
  scale?: number;
  flip?: boolean;
  rotate?: number;
  /** The colour under the inks: paper, or an ink close to the bird's own. */
  under?: string;
}

/** Prints a bird with its upper left corner at (x, y); flipped, (x, y) is its upper right. */
export function printBird(bird: Bird, x: number, y: number, placing: Placing = {}): Svg {
  const { scale = 1, flip = false, rotate = 0, under = inks.paper } = placing;
  const put = (inner: Svg) => place(inner, x, y, scale, flip, rotate);
  return (
    layer(put(`<g fill="${under}">${bird.silhouette}</g>`), 'key') +
    layer(put(bird.paint), 'bird') +
    layer(put(bird.key), 'key', 2, -1.5) +
    put(bird.crisp)
  );
}

/** The same for a cut-out: with a thin rim of paper around it. */
export const printCutout = (bird: Bird, x: number, y: number, placing: Placing = {}): Svg =>
  halo(printBird(bird, x, y, placing));

export const paths = (...shapes: readonly string[]): Svg =>
  shapes.map((d) => `<path d="${d}"/>`).join('');

/** Turns some parts of a bird about a joint. */
export const turned = (inner: Svg, degrees: number, x: number, y: number): Svg =>
  degrees ? `<g transform="rotate(${degrees} ${x} ${y})">${inner}</g>` : inner;

export const eye = (x: number, y: number, radius: number, ring?: string | null): Svg =>
  (ring ? dot(x, y, radius + 1.8, ring) : '') +
  dot(x, y, radius, inks.ink) +
  dot(x + radius * 0.3, y - radius * 0.38, radius * 0.3, inks.white);

export const patch = (d: string, colour: string | null): Svg => (colour ? fill(d, colour) : '');
