import { lerp, type Point, pathOf, rect } from '../../hand/geometry.ts';
import { dash, EVEN, fill, type Svg } from '../../hand/marks.ts';
import { inks, overprints } from '../../hand/palette.ts';
import { layer, shade } from '../../hand/press.ts';
import { daisy } from '../../land/flowers.ts';
import { grass } from '../../land/grass.ts';
import { hill } from '../../land/ground.ts';
import { range } from '../../land/mountains.ts';
import { daySky } from '../../land/skies.ts';
import { tree } from '../../land/trees.ts';

/** A run of pickets from a to b (feet), `rise` tall at each end. */
function pickets(
  a: Point,
  b: Point,
  rise: readonly [number, number],
  count: number,
  colour: string,
): Svg {
  let slats = '';
  const half = (Math.hypot(b[0] - a[0], b[1] - a[1]) / count) * 0.34;
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const [x, y, h] = [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(rise[0], rise[1], t)];
    slats += pathOf([
      [x - half, y],
      [x - half, y - h * 0.9],
      [x, y - h],
      [x + half, y - h * 0.9],
      [x + half, y],
    ]);
  }
  const rail = (k: number) =>
    dash([a[0], a[1] - rise[0] * k], [b[0], b[1] - rise[1] * k], rise[0] * 0.075, EVEN, 4);
  return fill(rail(0.25) + rail(0.7), inks.mist) + fill(slats, colour);
}

const post = (x: number, y: number, height: number): Svg =>
  fill(rect(x - 15, y - height, 30, height), inks.white) +
  fill(rect(x - 15, y - height, 9, height), inks.mist) +
  fill(`M${x - 20} ${y - height}h40l-20 -22Z`, inks.white);

/** The garden gate, left open. */
export const gate = (): Svg =>
  daySky(960, 300) +
  layer(
    range(
      [
        [-40, 210, 'saddle'],
        [150, 130, 'summit'],
        [330, 220, 'saddle'],
        [560, 110, 'summit'],
        [640, 136, 'saddle'],
        [700, 128, 'summit'],
        [1000, 220, 'saddle'],
      ],
      290,
      { lit: overprints.limestone, snowLine: 150, seed: 5, sun: -1, haze: null },
    ),
    'ink2',
  ) +
  layer(
    tree(90, 400, 330, { seed: 4, light: inks.sage, sun: -1 }) +
      tree(880, 410, 360, { seed: 6, light: inks.sage, sun: -1 }) +
      hill('-20,300 300,286 660,290 980,280', 660, inks.spruce, {
        light: inks.olive,
        seed: 3,
        rows: 9,
      }),
  ) +
  layer(
    fill(
      'M340 640C430 570 492 530 470 486C448 446 470 412 548 392L556 396C500 416 500 446 530 484C556 524 640 570 700 640Z',
      inks.apricot,
    ) +
      grass(-20, 400, 560, {
        count: 80,
        height: [60, 180],
        width: [5, 9],
        colour: inks.ink,
        seed: 7,
      }) +
      grass(620, 980, 560, {
        count: 80,
        height: [60, 180],
        width: [5, 9],
        colour: inks.ink,
        seed: 8,
      }),
  ) +
  layer(
    pickets([-30, 588], [360, 540], [240, 204], 9, inks.white) +
      pickets([640, 540], [990, 588], [204, 240], 8, inks.white) +
      post(372, 556, 262) +
      post(628, 556, 262) +
      pickets([612, 548], [520, 470], [206, 158], 4, inks.paper),
    'key',
  ) +
  layer(
    grass(-20, 420, 650, {
      count: 90,
      height: [40, 130],
      width: [5, 10],
      colour: inks.ink,
      seed: 1,
    }) +
      grass(620, 980, 650, {
        count: 80,
        height: [40, 130],
        width: [5, 10],
        colour: inks.ink,
        seed: 2,
      }) +
      grass(-20, 980, 656, {
        count: 60,
        height: [30, 90],
        width: [5, 9],
        colour: inks.sage,
        seed: 3,
      }),
  ) +
  layer(daisy(120, 560, 26, 90) + daisy(196, 584, 22, 70) + daisy(830, 556, 26, 90), 'ink3') +
  shade(rect(0, 560, 960, 80), inks.ink, { from: [0, 580], to: [0, 680], end: 0.7 });
