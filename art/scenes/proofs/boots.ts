import { closed, rect } from '../../hand/geometry.ts';
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
import { inks } from '../../hand/palette.ts';
import { clip, layer, place, shade } from '../../hand/press.ts';
import { barnBoards } from '../../land/boards.ts';
import { contactShadow } from '../../land/ground.ts';

const boot = closed(
  '0,6! 60,-4 128,6! 130,90 126,190 138,258 186,286 240,304 268,336 266,372! 130,376 2,372! 10,300 8,200 2,100',
).d;
const sole = closed(
  '0,366! 130,370 268,366! 270,392 262,398! 150,398 140,388 96,388 90,398 4,398!',
).d;

const rubberBoot = (x: number, y: number, scale: number, flip: boolean, rotate = 0): Svg => {
  const put = (inner: Svg) => place(inner, x, y, scale, flip, rotate);
  return (
    layer(
      put(
        fill(boot, inks.spruce) +
          clip(boot, shade(boot, inks.ink, { from: [90, 0], to: [-10, 60], end: 1 })) +
          fill(sole, inks.ink) +
          fill(closed('0,6! 60,-4 128,6! 128,22 64,14 2,24!').d, inks.ink),
      ),
      'bird',
    ) +
    layer(
      put(
        inkLine('100,40 104,140 98,230', 14, LENS, inks.paper) +
          inkLine('168,300 214,314 246,336', 10, LENS, inks.paper) +
          inkLine('10,352 130,358 266,350', 6, SWELL, inks.mist),
      ) +
        put(
          inkLines([
            [6, '30,262 70,274 116,262'],
            [5, '40,284 80,296 126,286'],
            [5, '150,276 140,300 150,324'],
          ]),
        ),
      'key',
    )
  );
};

/** Rubber boots by the back door. */
export const boots = (): Svg =>
  layer(fill(rect(-10, -10, 980, 700), inks.apricot)) +
  shade(rect(0, 0, 960, 520), inks.tan, { from: [960, 0], to: [0, 300], start: 0, end: 0.55 }) +
  layer(barnBoards(960, 520, 11, inks.umber), 'ink2') +
  layer(
    fill(rect(560, -10, 410, 530), inks.ink) +
      fill(rect(586, -10, 26, 530), inks.paper) +
      fill(
        [0, 1, 2, 3]
          .map((i) => dash([690 + i * 84, -10], [690 + i * 84, 520], 6, EVEN, 8))
          .join(''),
        inks.dusk,
      ) +
      dot(646, 250, 17, inks.gold) +
      fill(rect(612, 396, 358, 56), inks.spruce),
    'ink1',
  ) +
  layer(fill(rect(-10, 516, 980, 180), inks.tan) + fill(rect(-10, 514, 980, 30), inks.paper)) +
  shade(rect(0, 540, 960, 140), inks.ink, { from: [0, 560], to: [0, 690], start: 0, end: 0.7 }) +
  layer(contactShadow(370, 606, 620, 50), 'soft') +
  rubberBoot(296, 170, 1.02, false, 3) +
  rubberBoot(112, 190, 1.06, false, -2);
