import { hatch } from '../hand/carving.ts';
import { closed, knots, lerp, type Point, resample } from '../hand/geometry.ts';
import { brush, EVEN, fill, inkLine, inkLines, LENS, SWELL } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { clip, shade } from '../hand/press.ts';
import { random } from '../hand/random.ts';
import { type Bird, paths } from './bird.ts';

interface EggOptions {
  height?: number;
  shell?: string;
  shadow?: string;
  light?: string;
  seed?: number;
}

/** An egg, the blunt end down; its origin is its middle. */
export function egg(options: EggOptions = {}): Bird {
  const { height: h = 150, shell = inks.white, shadow = inks.dusk, light = inks.white } = options;
  const w = h * 0.74;
  const rim = Array.from({ length: 28 }, (_, i): Point => {
    const angle = (i / 28) * Math.PI * 2;
    const y = (-Math.cos(angle) * h) / 2;
    const swell = (0.94 + 0.12 * (y / h)) * (1 + 0.16 * (y / (h / 2))) * 0.96;
    return [((Math.sin(angle) * w) / 2) * swell, y];
  });
  const { d, line } = closed(rim);
  const gleam = hatch(
    `${w * 0.1},${-h * 0.42} ${w * 0.36},${-h * 0.05} ${w * 0.3},${h * 0.3}`,
    `0,${-h * 0.35} ${w * 0.2},0 ${w * 0.12},${h * 0.3}`,
    {
      rows: 4,
      length: [10, 30],
      gap: [8, 20],
      width: [1.5, 3.2],
      colour: light,
      seed: options.seed ?? 2,
      density: () => 0.7,
    },
  );
  const shading =
    shade(d, shadow, { from: [w * 0.05, -h * 0.15], to: [-w * 0.32, h * 0.5], end: 1 }) +
    shade(d, inks.apricot, { from: [-w * 0.1, 0], to: [-w * 0.5, h * 0.05], end: 0.5 });
  const twice = resample([...line, ...line], 400);
  const weight = Math.max(4, h * 0.024);
  return {
    silhouette: paths(d),
    paint: fill(d, shell) + clip(d, shading + gleam),
    key: fill(
      brush(twice.slice(52, 164), weight, SWELL) + brush(twice.slice(176, 214), weight * 0.6, LENS),
      inks.ink,
    ),
    crisp: '',
  };
}

/** The lower half of a hatched shell, 184 wide, its torn rim at y 0. Draw `shellBack` behind the bird. */
export function shellCup(seed = 16, shell: string = inks.white): Bird {
  const next = random(seed);
  const teeth = 11;
  const rim = Array.from({ length: teeth + 1 }, (_, i): Point => {
    const stray = i && i < teeth ? next.between(-0.035, 0.035) : 0;
    const t = Math.max(0, Math.min(1, i / teeth + stray));
    return [lerp(-92, 92, t), (i % 2 ? -1 : 1) * next.between(3, 17) - 4 * Math.sin(t * 3), 1];
  });
  const { d } = closed([...rim, ...knots('86,48 58,92 0,112 -58,92 -86,48')]);
  return {
    silhouette: paths(d),
    paint:
      fill(d, shell) + clip(d, shade(d, inks.dusk, { from: [30, 20], to: [-50, 110], end: 1 })),
    key:
      inkLines([
        [5, '86,48 58,92 0,112 -58,92 -86,48'],
        [3, '40,0 30,26 44,44 36,62'],
        [3, '-40,4 -52,24 -40,40'],
      ]) + fill(brush(rim, 3, EVEN), inks.ink),
    crisp: '',
  };
}

export const shellBack: Bird = {
  silhouette: '',
  paint: fill(closed('-90,-2 -60,-34 0,-44 60,-34 90,-2 60,24 -60,24').d, inks.tan),
  key: '',
  crisp: '',
};

const splinter = 'M-34 6L-16 -18L2 -8L18 -22L36 -2L22 20L-8 24Z';
/** A bit of broken shell, about 70 wide. */
export const shellBit: Bird = {
  silhouette: paths(splinter),
  paint: fill(splinter, inks.white) + fill('M-34 6L-8 24L22 20L4 10Z', inks.mist),
  key: inkLine('-34,6 -8,25 22,21 36,-2', 4),
  crisp: '',
};
