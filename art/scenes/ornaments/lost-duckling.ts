import { type Bird, paths, printCutout } from '../../birds/bird.ts';
import { duckling } from '../../birds/downy.ts';
import { closed, curve, resample } from '../../hand/geometry.ts';
import { brush, dot, fill, inkLines, type Svg, SWELL } from '../../hand/marks.ts';
import { inks } from '../../hand/palette.ts';
import { clip, shade } from '../../hand/press.ts';

const stick = brush(resample(curve('640,560 400,396 96,204'), 20), 17, SWELL);
const cloth = closed(
  '134,212! 176,256 196,312 180,366 132,392 78,384 46,344 46,296 78,250 112,214!',
).d;
const ears =
  closed('122,216! 92,190 58,184 52,196 84,212!').d +
  closed('128,214! 146,182 178,166 186,178 160,208!').d;
const dots = [
  [92, 290, 13],
  [140, 276, 12],
  [112, 338, 14],
  [160, 326, 13],
  [72, 338, 10],
  [140, 372, 11],
] as const;

/** All it owns, knotted into a handkerchief. */
const bindle: Bird = {
  silhouette: paths(stick, cloth, ears),
  paint:
    fill(stick, inks.umber) +
    fill(cloth + ears, inks.rust) +
    clip(
      cloth,
      dots.map(([x, y, r]) => dot(x, y, r, inks.white)).join('') +
        shade(cloth, inks.ink, { from: [140, 280], to: [50, 400], end: 0.85 }),
    ),
  key: inkLines([
    [6, '46,300 46,344 78,385 132,393 178,368'],
    [4, '134,214 176,256 196,312'],
    [4, '112,216 100,246 96,268'],
    [4, '126,218 132,246 130,262'],
    [4, '122,216 92,191 58,184'],
    [5, '630,560 400,404 210,282'],
  ]),
  crisp: '',
};

const leafShape = closed('0,0! -30,-34 -84,-46 -128,-22! -92,10 -40,18').d;
const leaf: Bird = {
  silhouette: paths(leafShape),
  paint:
    fill(leafShape, inks.olive) +
    clip(leafShape, shade(leafShape, inks.spruce, { from: [0, -30], to: [0, 24], end: 0.9 })),
  key: inkLines([
    [5, '16,8 -40,-14 -120,-22'],
    [3, '-50,-16 -66,-32 -76,-40'],
    [3, '-66,-18 -78,-4 -84,4'],
    [4, '0,0 -40,18 -92,10 -128,-22'],
  ]),
  crisp: '',
};

/** Gone out into the world, and already it wears some of it. */
export const lostDuckling = (): Svg =>
  printCutout(bindle, 6, 20) +
  printCutout(duckling('walking'), 110, 150, { scale: 2.04 }) +
  printCutout(leaf, 530, 206, { rotate: 14 });
