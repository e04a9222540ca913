import { hatch } from '../hand/carving.ts';
import { type Line, lerp, type Point, pathOf } from '../hand/geometry.ts';
import { fill, type Svg, WEDGE } from '../hand/marks.ts';
import { inks, overprints } from '../hand/palette.ts';
import { clip } from '../hand/press.ts';
import { random } from '../hand/random.ts';
import { treeline } from './trees.ts';

interface ForestOptions {
  colour?: string | undefined;
  light?: string;
  sun?: 1 | -1;
  seed?: number;
}

/** Dark timber on the lower slopes: it climbs the spurs in tongues and thins out in single trees. */
export function forestedFoot(
  left: number,
  right: number,
  line: number,
  base: number,
  options: ForestOptions = {},
): Svg {
  const { colour = overprints.timber, light = inks.dusk, sun = 1, seed = 1 } = options;
  const next = random(seed + 400);
  const depth = base - line;
  const crest: Point[] = [];
  for (let x = left, up = false; x <= right + 60; up = !up) {
    crest.push([
      x,
      line + (up ? -depth * next.between(0.1, 0.34) : depth * next.between(0.05, 0.34)),
    ]);
    x += next.between(38, 92) * (up ? 0.7 : 1);
  }
  const edge = (x: number) => {
    const i = crest.findIndex((p) => p[0] >= x);
    const [a, b] = [crest[Math.max(0, i - 1)] as Point, crest[Math.max(0, i)] as Point];
    return lerp(a[1], b[1], (x - a[0]) / (b[0] - a[0] || 1));
  };
  const wood = pathOf([...crest, [right + 60, base + 10], [left, base + 10]]);
  const foot: Line = crest.map((p) => [p[0] + sun * 20, base]);
  const spurs = hatch(crest, foot, {
    rows: 7,
    length: [8, 26],
    gap: [20, 70],
    width: [1.6, 3.6],
    colour: light,
    seed: seed + 5,
    profile: WEDGE,
    density: (s) => 0.65 - s * 0.4,
  });
  const heights = [depth * 0.07, depth * 0.17] as const;
  const edgeTrees = treeline(left, right, (x) => edge(x) + 3, heights, { seed, step: 8, colour });
  const stragglers = treeline(
    left,
    right,
    (x) => edge(x) - depth * 0.07,
    [heights[0], heights[1] * 0.7],
    {
      seed: seed + 1,
      step: 46,
      colour,
    },
  );
  return fill(wood, colour) + clip(wood, spurs) + edgeTrees + stragglers;
}
