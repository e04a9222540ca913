import { curve, rect, resample } from '../../hand/geometry.ts';
import { brush, dot, fill, group, type Svg } from '../../hand/marks.ts';
import { inks, overprints } from '../../hand/palette.ts';
import { glow, layer, shade } from '../../hand/press.ts';
import { random } from '../../hand/random.ts';
import { barn } from '../../land/farmstead.ts';
import { fence } from '../../land/fence.ts';
import { grass } from '../../land/grass.ts';
import { hill } from '../../land/ground.ts';
import { rays, streaks } from '../../land/sky.ts';
import { conifer } from '../../land/trees.ts';

const goose = brush(resample(curve('-44,6 -16,6 12,1 36,-4 58,-7 72,-4'), 30), 17, (t) => {
  if (t < 0.55) return Math.sin(Math.PI * Math.min(1, t / 0.62)) ** 0.7;
  if (t < 0.86) return 0.36;
  return 0.36 + 0.24 * Math.sin(((t - 0.86) / 0.14) * Math.PI);
});
const wings = {
  up: 'M-14 4C-18 -22 -30 -48 -54 -70C-22 -62 8 -36 16 0Z',
  down: 'M-14 4C-20 22 -34 42 -56 56C-24 52 6 30 16 2Z',
};

const flying = (x: number, y: number, size: number, wing: keyof typeof wings): Svg =>
  `<g transform="translate(${x} ${y}) rotate(-6) scale(${size})"><path d="${goose}"/><path d="${wings[wing]}"/></g>`;

const flock = [
  [690, 60, 0.72, 'up'],
  [596, 52, 0.66, 'down'],
  [504, 56, 0.64, 'up'],
  [414, 68, 0.6, 'up'],
  [330, 86, 0.56, 'down'],
  [640, 118, 0.66, 'up'],
  [556, 142, 0.62, 'down'],
] as const;

/** Geese over the barn at first light. */
export function geese(): Svg {
  const next = random(6);
  const spruces = [60, 96, 130, 168, 812, 850, 890, 930].map((x) =>
    conifer(x, 330, next.between(70, 150), next),
  );
  return (
    layer(fill(rect(-10, -10, 980, 420), inks.paper)) +
    shade(rect(0, 0, 960, 220), overprints.farShade, {
      from: [0, -30],
      to: [0, 210],
      start: 1,
      end: 0,
    }) +
    glow(470, 300, 330, inks.apricot, 0.7) +
    layer(rays(470, 300, 120, 420, { count: 44, colour: inks.white, width: 9, seed: 3 }), 'ink3') +
    layer(dot(470, 300, 86, inks.white), 'ink2') +
    layer(
      streaks(0, 20, 960, 170, { count: 9, length: [120, 320], width: [4, 8], seed: 5 }),
      'ink3',
    ) +
    layer(hill('-20,312 240,296 500,300 760,292 980,306', 420, inks.dusk, { seed: 3 })) +
    layer(fill(spruces.join(''), inks.ink)) +
    layer(group(barn(1.15, { wall: inks.umber }), 'transform="translate(520 344)"'), 'bird') +
    layer(
      hill('-20,340 300,326 620,340 980,330', 420, inks.spruce, {
        light: inks.sage,
        seed: 8,
        rows: 5,
      }) +
        fence(-10, 330, () => 352, { height: 40, step: 56, width: 6, seed: 2 }) +
        fence(700, 980, () => 352, { height: 40, step: 56, width: 6, seed: 3 }) +
        grass(-20, 980, 408, {
          count: 150,
          height: [16, 54],
          width: [4, 7],
          colour: inks.ink,
          seed: 4,
        }),
    ) +
    layer(
      group(
        flock.map(([x, y, size, wing]) => flying(x, y, size, wing)).join(''),
        `fill="${inks.ink}"`,
      ),
      'key',
    )
  );
}
