import { printBird } from '../birds/bird.ts';
import { chick } from '../birds/chick.ts';
import type { Point } from '../hand/geometry.ts';
import { dot, type Svg } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { layer, sheet } from '../hand/press.ts';
import { contactShadow, straw } from '../land/ground.ts';
import type { Scene } from '../scene.ts';
import { bedding, box, nearBoard } from './chickens-01/box.ts';
import { lamp, waterer } from './chickens-01/gear.ts';

const [width, height] = [1600, 1200];
const light: Point = [930, 800];

type Placed = readonly [
  bird: Parameters<typeof chick>,
  x: number,
  sole: number,
  scale: number,
  flip?: boolean,
];

const soleOf = (pose: unknown) => (pose === 'sleeping' ? 236 : 282);

/** A chick on the straw: its shadow falls away from the lamp, a few stems lie over its toes. */
function settled([bird, x, sole, scale, flip = false]: Placed): Svg {
  const [pose, colour] = bird;
  const middle = x + (flip ? -130 : 130) * scale;
  const away = Math.sign(middle - light[0]) * 30;
  const under = colour === 'dark' ? inks.tan : inks.apricot;
  const wisps = { from: 0.2, to: 2.9, inner: 0.5, scale: 0.4 * scale };
  const radii: Point = [90 * scale, 14 * scale];
  const seed = Math.round(x);
  return (
    layer(contactShadow(middle + away, sole + 2, 250 * scale, 38 * scale, inks.ink), 'soft') +
    printBird(chick(...bird), x, sole - soleOf(pose) * scale, { scale, flip, under }) +
    layer(
      straw([middle, sole - 2], radii, 9, inks.gold, seed, wisps) +
        straw([middle, sole], radii, 5, inks.apricot, seed + 1, wisps),
    )
  );
}

const behind: readonly Placed[] = [
  [['standing', 'yellow', 3], 296, 735, 1.06],
  [['walking', 'dark', 5], 1420, 762, 1.12, true],
];
const around: readonly Placed[] = [
  [['sleeping', 'yellow', 11], 1216, 934, 1.24],
  [['drinking', 'dark', 7], 182, 1004, 1.55],
  [['swallowing', 'yellow', 9], 1310, 1066, 1.66, true],
];
const near: readonly Placed[] = [[['sleeping', 'dark', 13], 1590, 1094, 1.3, true]];

const drops = (): Svg =>
  layer(
    dot(956, 668, 8, inks.white) + dot(944, 706, 6, inks.white) + dot(936, 752, 5, inks.mist),
    'ink3',
  );

/** The brooder: chicks around their water under the heat lamp. */
export default {
  name: 'chickens-01',
  width,
  height,
  output: 'content/products/chickens/chickens-01.webp',
  draw: () =>
    sheet(
      width,
      height,
      box(light) +
        bedding(light) +
        lamp([1010, 206]) +
        behind.map(settled).join('') +
        layer(contactShadow(716, 966, 600, 90, inks.ink), 'soft') +
        waterer(742, 952, 1.32) +
        around.map(settled).join('') +
        drops() +
        near.map(settled).join('') +
        nearBoard(),
    ),
} satisfies Scene;
