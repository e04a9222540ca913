import { curve, resample } from '../hand/geometry.ts';
import { brush, type Svg } from '../hand/marks.ts';

const body = brush(resample(curve('-50,4 -20,6 10,2 34,-6 52,-10'), 16), 15, (t) =>
  t < 0.6
    ? Math.sin(Math.PI * Math.min(1, t / 0.72)) ** 0.7
    : 0.42 + 0.25 * Math.sin(((t - 0.6) / 0.4) * Math.PI),
);
const wings = {
  up: 'M-14 2C-22 -22 -34 -44 -52 -62C-26 -54 2 -34 16 -2ZM-4 0C-4 -18 -8 -36 -16 -52C4 -40 18 -22 20 -2Z',
  down: 'M-14 2C-20 20 -30 38 -46 52C-20 46 4 26 16 2ZM-4 2C-6 18 -10 30 -18 40C2 32 16 18 18 2Z',
};

/** A duck on the wing, facing right, as a bare silhouette; wrap it in a fill. */
export const flyer = (
  x: number,
  y: number,
  length: number,
  wing: keyof typeof wings = 'up',
  rotate = 0,
): Svg =>
  `<g transform="translate(${x} ${y}) rotate(${rotate}) scale(${length / 100})"><path d="${wings[wing]}"/><path d="${body}"/></g>`;
