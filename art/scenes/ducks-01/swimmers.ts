import { type Bird, printBird } from '../../birds/bird.ts';
import { afloatHeads, duckAfloat } from '../../birds/duck-afloat.ts';
import { type FlockMember, flock } from '../../birds/flock.ts';
import type { Svg } from '../../hand/marks.ts';
import { inks } from '../../hand/palette.ts';
import { layer } from '../../hand/press.ts';
import { streaks } from '../../land/sky.ts';
import { reflection, wake } from '../../land/water.ts';

const waterline = 305;

interface Swimmer {
  who: FlockMember;
  x: number;
  y: number;
  scale: number;
  flip?: boolean;
  seed: number;
}

const far: readonly Swimmer[] = [
  { who: 'buff', x: 1352, y: 574, scale: 0.35, seed: 5 },
  { who: 'brown', x: 120, y: 592, scale: 0.41, seed: 15 },
  { who: 'slate', x: 984, y: 596, scale: 0.45, flip: true, seed: 25 },
];

const afloat = (who: FlockMember): Bird => {
  const [name, change] = flock[who];
  return duckAfloat(name, afloatHeads.swimming, change);
};

/** A duck in the middle distance: its mirror image, a few broken streaks, a bright waterline. */
function farSwimmer({ who, x, y, scale, flip = false, seed }: Swimmer): Svg {
  const bird = afloat(who);
  const left = flip ? x - 560 * scale : x;
  const [reach, line] = [560 * scale, y + waterline * scale];
  return (
    reflection(bird, x, y, { scale, flip, waterline, opacity: 0.6 }) +
    layer(
      streaks(left - 20, line + 6, reach + 40, 80 * scale, {
        count: 12,
        length: [40, 150],
        width: [3, 6],
        colour: inks.dusk,
        seed: seed + 1,
      }),
      'ink3',
    ) +
    printBird(bird, x, y, { scale, flip }) +
    layer(
      streaks(left - 30, line - 4, reach + 60, 9, {
        count: 7,
        length: [70, 190],
        width: [3, 6],
        seed,
      }),
      'ink3',
    )
  );
}

function nearDrake(): Svg {
  const drake = afloat('drake');
  const [x, y, scale] = [96, 618, 1.04];
  const line = y + waterline * scale;
  return (
    reflection(drake, x, y, { scale, waterline }) +
    layer(
      streaks(60, line + 14, 640, 180, {
        count: 44,
        length: [90, 380],
        width: [4, 13],
        colour: inks.dusk,
        seed: 31,
      }) +
        streaks(80, line + 36, 560, 160, {
          count: 22,
          length: [90, 260],
          width: [4, 9],
          colour: inks.spruce,
          seed: 36,
        }) +
        streaks(80, line + 20, 560, 140, {
          count: 10,
          length: [100, 300],
          width: [3, 8],
          colour: inks.apricot,
          seed: 33,
        }),
      'ink3',
    ) +
    printBird(drake, x, y, { scale }) +
    wake(76, 664, line + 8)
  );
}

/** Four of the five: three out on the water, the drake close by. */
export const swimmers = (): Svg => far.map(farSwimmer).join('') + nearDrake();
