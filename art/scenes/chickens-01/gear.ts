import { hatch } from '../../hand/carving.ts';
import { closed, type Point, pathOf } from '../../hand/geometry.ts';
import {
  dash,
  dot,
  EVEN,
  fill,
  inkLine,
  inkLines,
  LENS,
  type Svg,
  SWELL,
} from '../../hand/marks.ts';
import { inks, overprints } from '../../hand/palette.ts';
import { clip, glow, layer, place, shade } from '../../hand/press.ts';

const jar = closed(
  '-92,-60! -96,-150 -96,-230 -84,-266 -50,-284 0,-288 50,-284 84,-266 96,-230 96,-150 92,-60! 0,-44',
).d;
const lid = closed('-82,-264 -60,-278 0,-286 60,-278 82,-264 60,-252 0,-246 -60,-252').d;
const water = closed('-96,-206! -50,-200 0,-198 50,-200 96,-206! 100,-50 0,-30 -100,-50').d;
const dish = closed(
  '-176,-46! -120,-66 0,-72 120,-66 176,-46! 168,-10 140,10 60,24 0,26 -60,24 -140,10 -168,-10',
).d;
const rim = closed(
  '-178,-48 -150,-70 -80,-84 0,-88 80,-84 150,-70 178,-48 150,-30 80,-20 0,-16 -80,-20 -150,-30',
).d;
const trough = closed(
  '-158,-50 -130,-66 -70,-76 0,-78 70,-76 130,-66 158,-50 130,-38 70,-30 0,-28 -70,-30 -130,-38',
).d;

/** A jar upside down in a dish: the dish stays full. Its origin is the middle of its foot. */
export function waterer(x: number, y: number, scale: number): Svg {
  const put = (inner: Svg) => place(inner, x, y, scale);
  const red =
    fill(dish, inks.rust) +
    clip(dish, shade(dish, inks.ink, { from: [60, -40], to: [-120, 40], end: 0.9 })) +
    fill(rim, inks.orange) +
    fill(trough, inks.dusk) +
    clip(trough, fill(dash([-120, -44], [130, -40], 7, LENS), inks.white));
  const glass =
    fill(jar, inks.mist) +
    clip(
      jar,
      fill(water, inks.dusk) +
        shade(jar, inks.ink, { from: [10, 0], to: [-110, 0], end: 0.85 }) +
        shade(jar, inks.apricot, { from: [40, -200], to: [104, -210], end: 0.95 }) +
        inkLine('-96,-206 -50,-200 0,-198 50,-200 96,-206', 7, SWELL, inks.white) +
        inkLine('58,-250 68,-170 64,-90', 15, LENS, inks.white) +
        inkLine('-66,-244 -70,-180 -68,-120', 8, LENS, inks.mist) +
        inkLine('-94,-92 0,-76 94,-92', 6, SWELL, inks.ink) +
        inkLine('-94,-76 0,-60 94,-76', 4, SWELL, inks.mist) +
        dot(-20, -150, 8, inks.mist) +
        dot(2, -124, 5, inks.mist) +
        dot(-30, -116, 4, inks.white),
    ) +
    fill(lid, inks.white) +
    clip(lid, shade(lid, inks.dusk, { from: [30, 0], to: [-80, 0], end: 0.8 }));
  return (
    layer(put(red), 'bird') +
    layer(put(glass), 'bird') +
    layer(
      put(
        inkLines([
          [6, '-92,-62 -97,-150 -96,-230 -84,-267 -48,-285 0,-289'],
          [5, '-176,-44 -168,-8 -140,11 -60,25 0,27 60,25 140,11'],
          [4, '-92,-62 -50,-50 0,-46 50,-50 92,-62'],
          [3, '40,-286 84,-268 96,-232'],
          [4, '-82,-262 -60,-251 0,-245 60,-251 82,-262'],
        ]),
      ),
      'key',
      2,
      -1.5,
    )
  );
}

const shadeShape = closed(
  '-60,-120! -88,-84 -150,-30 -176,18! -100,36 0,42 100,36 176,18! 150,-30 88,-84 60,-120!',
).d;

/** The heat lamp, hung low; its origin is the middle of its mouth. */
export function lamp([x, y]: Point): Svg {
  const put = (inner: Svg) => place(inner, x, y);
  const ribs = hatch('-60,-120 -110,-60 -172,16', '60,-120 110,-60 172,16', {
    rows: 7,
    length: [40, 110],
    gap: [30, 90],
    width: [2, 4],
    colour: overprints.cloudShade,
    seed: 4,
    density: () => 0.5,
  });
  const metal =
    fill(
      pathOf([
        [-26, -176],
        [26, -176],
        [34, -118],
        [-34, -118],
      ]),
      inks.ink,
    ) +
    fill(dash([0, -170], [-30, -420], 9, EVEN), inks.ink) +
    fill(shadeShape, inks.mist) +
    clip(
      shadeShape,
      shade(shadeShape, inks.ink, { from: [60, -40], to: [-170, 0], end: 1 }) +
        shade(shadeShape, inks.dusk, { from: [60, -40], to: [180, 0], end: 0.8 }) +
        ribs,
    ) +
    inkLine('-172,20 -100,37 0,43 100,37 172,20', 12, SWELL, inks.white);
  return (
    glow(x, y + 60, 260, inks.white, 0.9) +
    layer(put(metal), 'bird') +
    layer(
      put(
        inkLines([
          [6, '-60,-120 -88,-84 -150,-30 -176,18 -100,36 0,43'],
          [4, '60,-120 88,-84 150,-30 176,18'],
        ]),
      ),
      'key',
      2,
      -1.5,
    )
  );
}
