import { heightOf, type Line, lerp, type Point, pathOf } from '../hand/geometry.ts';
import { blade, dash, fill, type Profile, type Svg } from '../hand/marks.ts';
import { inks, overprints } from '../hand/palette.ts';
import { clip, layer, shade, sheet } from '../hand/press.ts';
import { random } from '../hand/random.ts';
import { hill } from '../land/ground.ts';
import { range } from '../land/mountains.ts';
import { eveningSky } from '../land/skies.ts';
import { cloud } from '../land/sky.ts';
import { treeline } from '../land/trees.ts';
import type { Scene } from '../scene.ts';

const [width, height] = [1600, 1200];
const vanishing: Point = [820, 520];
const foot = 1240;

function distance(): Svg {
  const ridge = '-20,520 460,490 1000,508 1640,490';
  const peaks = range(
    [
      [-60, 450, 'saddle'],
      [140, 380, 'summit'],
      [330, 460, 'saddle'],
      [600, 300, 'summit'],
      [740, 350, 'saddle'],
      [840, 340, 'summit'],
      [1060, 470, 'saddle'],
      [1280, 380, 'summit'],
      [1460, 440, 'saddle'],
      [1680, 400, 'summit'],
    ],
    580,
    { snowLine: 360, forestLine: 500, seed: 12, hazeEnd: 0.5 },
  );
  return (
    eveningSky(width, 520, null, 6) +
    layer(
      cloud(420, 250, 620, 170, { seed: 4, shadow: inks.dusk }) +
        cloud(1260, 330, 400, 80, { seed: 9, shadow: inks.apricot }),
      'ink2',
    ) +
    layer(peaks, 'ink2') +
    layer(
      hill(ridge, 660, inks.spruce, { light: inks.dusk, dark: inks.ink, seed: 9, rows: 8 }) +
        treeline(-10, 1640, heightOf(ridge, 10), [20, 60], { seed: 3, step: 14 }) +
        hill('-20,580 800,560 1640,580', 1220, inks.olive, {
          light: inks.sage,
          dark: inks.spruce,
          seed: 3,
          rows: 6,
        }),
    )
  );
}

const LEAF: Profile = (t) => Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.05)) ** 0.8;
const toward = (x: number, t: number): Point => [
  lerp(vanishing[0], x, t),
  lerp(vanishing[1], foot, t),
];

/** Beds run to one vanishing point; their sprouts grow toward us. */
function beds(): Svg {
  const plot: Line = [
    [-20, 640],
    [1620, 640],
    [1620, 1220],
    [-20, 1220],
  ];
  const next = random(5);
  const crops = [inks.sage, inks.olive, inks.gold];
  const leaves = ['', '', ''];
  let soil = '';
  let ridges = '';
  for (let bed = -11; bed <= 11; bed++) {
    const x = vanishing[0] + bed * 210;
    const crop = ((bed % 3) + 3) % 3;
    soil += dash(toward(x, 0.17), toward(x, 1), 106, (t) => 0.12 + 0.88 * t, 20);
    ridges += dash(toward(x - 28, 0.17), toward(x - 28, 1), 11, (t) => 0.1 + 0.9 * t, 20);
    for (let t = 0.2; t < 1.02; t += 0.035 + 0.05 * t) {
      const size = 16 + 96 * t * t * (1 + 0.25 * crop);
      leaves[crop] += sprout(toward(x, t), size, next);
    }
  }
  const d = pathOf(plot);
  return (
    layer(
      fill(d, inks.tan) + clip(d, fill(soil, inks.umber) + fill(ridges, overprints.soilLight)),
    ) +
    shade(d, inks.ink, { from: [0, 740], to: [0, 1290], end: 0.75 }) +
    layer(leaves.map((leaf, i) => fill(leaf, crops[i] ?? inks.sage)).join(''))
  );
}

function sprout([x, y]: Point, size: number, next: ReturnType<typeof random>): string {
  return [0, 1, 2, 3, 4]
    .map((j) => {
      const a = (j / 4 - 0.5) * 1.9 + next.between(-0.15, 0.15);
      const tip: Point = [x + Math.sin(a) * size * 0.85, y - Math.cos(a) * size * 0.9];
      const belly: Point = [x + Math.sin(a) * size * 0.45, y - Math.cos(a) * size * 0.6];
      return blade([x + next.between(-2, 2), y], belly, tip, size * 0.2, LEAF);
    })
    .join('');
}

/** Rows of young greens below the mountains. */
export default {
  name: 'the-garden',
  width,
  height,
  output: 'content/pages/home/the-garden.webp',
  draw: () => sheet(width, height, distance() + beds()),
} satisfies Scene;
