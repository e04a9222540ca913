import { printBird } from '../../birds/bird.ts';
import { egg } from '../../birds/egg.ts';
import { curve, lerp, mix, type Point, pathOf, rect, resample } from '../../hand/geometry.ts';
import { brush, EVEN, fill, LENS, type Profile, type Svg, SWELL } from '../../hand/marks.ts';
import { inks, overprints } from '../../hand/palette.ts';
import { glow, layer, shade } from '../../hand/press.ts';
import { barnBoards } from '../../land/boards.ts';
import { contactShadow } from '../../land/ground.ts';

const rim = resample(curve('140,388 200,430 330,456 480,462 630,456 760,430 820,388'), 49);
const foot = resample(curve('220,590 290,620 380,634 480,638 580,634 670,620 740,590'), 49);
const course = (t: number) => rim.map((p, i) => mix(p, foot[i] as Point, t));
const CANE: Profile = (t) => Math.sin(Math.PI * (0.12 + 0.76 * t)) ** 0.5;

/** Over one stake, under the next, a course at a time. */
function weave(): Svg {
  let canes = '';
  for (let row = 0; row < 9; row++) {
    const line = course((row + 0.5) / 9);
    for (let at = row % 2 ? 0 : -2; at < 48; at += 4) {
      canes += brush(line.slice(Math.max(0, at), Math.min(49, at + 5)), 17, CANE);
    }
  }
  return fill(canes, inks.apricot);
}

const side = pathOf([...rim, ...foot.toReversed()]);

const eggs = [
  [250, 372, -64, inks.white],
  [372, 348, 20, overprints.duckEgg],
  [500, 330, -30, inks.white],
  [622, 346, 40, overprints.brownEgg],
  [716, 378, 72, inks.white],
  [312, 404, 70, overprints.brownEgg],
  [440, 404, -78, inks.white],
  [566, 410, 64, overprints.duckEgg],
  [660, 420, -70, inks.white],
] as const;

/** A full egg basket on the barn floor. */
export const basket = (): Svg =>
  layer(fill(rect(-10, -10, 980, 700), inks.umber)) +
  shade(rect(0, 0, 960, 680), inks.ink, { from: [480, 700], to: [480, 0], start: 0.55, end: 1 }) +
  glow(480, 330, 420, inks.tan, 0.8) +
  layer(barnBoards(960, 560, 8), 'ink2') +
  layer(fill(rect(-10, 556, 980, 140), inks.ink)) +
  layer(contactShadow(480, 632, 700, 70), 'soft') +
  layer(
    fill(
      brush(resample(curve('150,386 180,180 330,60 480,44 630,60 780,180 810,386'), 60), 30, EVEN),
      inks.umber,
    ) +
      fill(
        brush(
          resample(curve('156,380 186,184 332,66 480,50 628,66 774,184 804,380'), 60),
          13,
          SWELL,
        ),
        inks.apricot,
      ),
    'bird',
  ) +
  layer(
    fill(pathOf([...rim, ...curve('820,388 700,330 480,312 260,330 140,388')]), inks.ink),
    'bird',
  ) +
  eggs
    .map(([x, y, rotate, shell], i) =>
      printBird(egg({ height: 152, shell, shadow: inks.ink, seed: i }), x, y, { rotate }),
    )
    .join('') +
  layer(fill(side, inks.ink) + weave(), 'bird') +
  shade(side, inks.ink, { from: [640, 0], to: [140, 0], start: 0, end: 0.85 }) +
  layer(
    fill(brush(rim, 34, EVEN), inks.ink) +
      Array.from({ length: 24 }, (_, i) => {
        const [x, y] = rim[i * 2] as Point;
        const lean = lerp(-9, 9, i / 23);
        return fill(
          brush(
            resample(
              [
                [x - 8 + lean, y - 13],
                [x + 12 + lean, y + 13],
              ],
              6,
            ),
            15,
            LENS,
          ),
          inks.apricot,
        );
      }).join(''),
    'key',
  );
