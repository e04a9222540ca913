import { closed } from '../hand/geometry.ts';
import { dot, fill, inkLines, type Svg } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { clip, layer, place, shade } from '../hand/press.ts';

const body = closed('-78,4! -30,-14 24,-22 58,-26 76,-16 80,2 66,16 30,20 -24,16').d;
const wingCase = closed('40,-16! 0,-26 -60,-18 -112,6! -66,8 -10,6 32,-2').d;
const thigh = closed('20,6! -8,-22 -46,-58 -58,-62! -60,-46 -30,-8 0,14').d;

/** A grasshopper in its leap, heading right; its origin is its middle, about 230 long. */
export const grasshopper = (x: number, y: number, scale: number, rotate: number): Svg => {
  const put = (inner: Svg) => place(inner, x, y, scale, false, rotate);
  return (
    layer(
      put(
        fill(body, inks.sage) +
          clip(body, shade(body, inks.spruce, { from: [0, -6], to: [0, 26], end: 0.9 })) +
          fill(wingCase, inks.olive) +
          fill(thigh, inks.sage),
      ),
      'bird',
    ) +
    layer(
      put(
        inkLines([
          [5, '-78,4 -24,17 30,21 66,17 80,3'],
          [3.4, '40,-16 0,-26 -60,-18 -112,6'],
          [3.4, '-112,6 -66,9 -10,7 32,-1'],
          [4, '20,8 0,15 -30,-6 -60,-46'],
          [3.4, '-56,-64 -44,-56 -8,-22'],
          [6, '-58,-60 -92,-10 -128,44'],
          [4, '-128,44 -142,46 -154,40'],
          [4.6, '34,18 46,36 38,54'],
          [4.6, '56,16 74,28 76,46'],
          [3, '74,-18 96,-44 130,-58'],
          [3, '70,-20 84,-52 108,-74'],
          [3, '56,-24 50,-4 56,14'],
        ]),
      ),
      'key',
    ) +
    put(dot(66, -12, 6.5, inks.ink) + dot(68, -14, 2, inks.white))
  );
};
