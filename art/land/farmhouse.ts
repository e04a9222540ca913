import { hatch } from '../hand/carving.ts';
import type { Line } from '../hand/geometry.ts';
import { dash, EVEN, fill, type Svg } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { clip, shade } from '../hand/press.ts';
import {
  frame,
  gableWall,
  longWall,
  type Place,
  type Project,
  panel,
  shape,
  steps,
  type Viewpoint,
  viewFrom,
  type Wall,
  widthAt,
} from './perspective.ts';

interface HouseOptions {
  length?: number;
  width?: number;
  wall?: number;
  ridge?: number;
  lit?: 'long' | 'gable';
  roof?: string;
  roofMark?: string;
  /** Lamplight or sunset in the panes. */
  pane?: string;
}

type Built = Required<HouseOptions>;

const defaults: Built = {
  length: 5,
  width: 3.6,
  wall: 3.3,
  ridge: 5.2,
  lit: 'gable',
  roof: inks.dusk,
  roofMark: inks.spruce,
  pane: inks.ink,
};

/** A white clapboard farmhouse with a porch in true perspective. */
export function farmhouse(view: Viewpoint, options: HouseOptions = {}): Svg {
  const house = { ...defaults, ...options };
  const project = viewFrom(view);
  return [
    walls(project, house),
    chimney(project, house),
    roof(project, house),
    porch(project, house),
  ].join('');
}

function clapboard(d: string, wall: Wall, reach: number, top: number, lit: boolean): Svg {
  const [a, b] = [wall(0, 0), wall(reach, 0)];
  const boards = hatch([a, b], [wall(0, top), wall(reach, top)], {
    rows: 18,
    length: [20, 90],
    gap: [12, 70],
    width: [1, 2.2],
    colour: lit ? inks.mist : inks.dusk,
    seed: 4,
    density: () => 0.5,
  });
  return (
    fill(d, lit ? inks.white : inks.mist) +
    clip(
      d,
      (lit
        ? shade(d, inks.apricot, { from: a, to: b, start: 0.2, end: 0.5 })
        : shade(d, inks.dusk, { from: a, to: b, start: 0.3, end: 0.7 })) + boards,
    )
  );
}

function walls(project: Project, house: Built): Svg {
  const { length, width, wall, ridge, lit, pane } = house;
  const [side, gable] = [longWall(project), gableWall(project)];
  const long = shape(project, [0, 0, 0], [length, 0, 0], [length, wall, 0], [0, wall, 0]);
  const end = shape(
    project,
    [0, 0, 0],
    [0, wall, 0],
    [0, ridge, width / 2],
    [0, wall, width],
    [0, 0, width],
  );
  const upper = [0.22, 0.5, 0.78].map(
    (t) => [length * t - 0.26, wall * 0.6, length * t + 0.26, wall * 0.86] as const,
  );
  const gables = [0.3, 0.7].flatMap((t) =>
    [0.14, 0.58].map(
      (v) => [width * t - 0.27, wall * v, width * t + 0.27, wall * (v + 0.28)] as const,
    ),
  );
  const attic = [width / 2 - 0.22, wall * 1.08, width / 2 + 0.22, wall * 1.26] as const;
  const sash = (at: Wall, [u0, v0, u1, v1]: readonly [number, number, number, number]) =>
    panel(at, u0, (v0 + v1) / 2 - 0.03, u1, (v0 + v1) / 2 + 0.03);
  const windows = (
    at: Wall,
    list: readonly (readonly [number, number, number, number])[],
    trim: string,
  ) =>
    fill(list.map((w) => panel(at, ...w)).join(''), pane) +
    fill(list.map((w) => sash(at, w) + frame(at, ...w, 0.07)).join(''), trim);
  return (
    clapboard(long, side, length, wall, lit === 'long') +
    windows(side, upper, inks.white) +
    clapboard(end, gable, width, ridge, lit === 'gable') +
    windows(gable, [...gables, attic], lit === 'gable' ? inks.spruce : inks.white)
  );
}

function chimney(project: Project, { length, width, ridge }: Built): Svg {
  const [x, z] = [length * 0.72, width / 2];
  const [low, high] = [ridge - 0.5, ridge + 0.9];
  const front = shape(
    project,
    [x - 0.28, low, z - 0.25],
    [x + 0.28, low, z - 0.25],
    [x + 0.28, high, z - 0.25],
    [x - 0.28, high, z - 0.25],
  );
  const side = shape(
    project,
    [x - 0.28, low, z - 0.25],
    [x - 0.28, low, z + 0.25],
    [x - 0.28, high, z + 0.25],
    [x - 0.28, high, z - 0.25],
  );
  return fill(front, inks.umber) + fill(side, inks.rust);
}

function roof(project: Project, house: Built): Svg {
  const { length, width, wall, ridge } = house;
  const [out, lip] = [0.3, 0.26];
  const eave = wall - out * ((ridge - wall) / (width / 2));
  const corners: readonly Place[] = [
    [-lip, eave, -out],
    [length + lip, eave, -out],
    [length + lip, ridge, width / 2],
    [-lip, ridge, width / 2],
  ];
  const plane = shape(project, ...corners);
  const rafter = (x: number): Line => [project([x, eave, -out]), project([x, ridge, width / 2])];
  const shingles = hatch(rafter(-lip), rafter(length + lip), {
    rows: 22,
    length: [8, 34],
    gap: [12, 40],
    width: [1.4, 3.4],
    colour: house.roofMark,
    seed: 9,
    density: () => 0.7,
  });
  const barge = shape(
    project,
    [-lip, eave, -out],
    [-lip, ridge, width / 2],
    [-lip, eave, width + out],
    [-lip, eave - 0.2, width + out],
    [-lip, ridge - 0.26, width / 2],
    [-lip, eave - 0.2, -out],
  );
  return fill(plane, house.roof) + clip(plane, shingles) + fill(barge, inks.ink);
}

/** A porch along the long wall: posts, a shallow roof, the door in its shade. */
function porch(project: Project, { length, wall, roof: colour, lit }: Built): Svg {
  const [deep, high, low] = [1.3, wall * 0.52, wall * 0.42];
  const side = longWall(project);
  const shadeUnder = shape(
    project,
    [0.1, 0.2, 0],
    [length - 0.1, 0.2, 0],
    [length - 0.1, high, 0],
    [0.1, high, 0],
  );
  const deck =
    shape(project, [0, 0.2, 0], [length, 0.2, 0], [length, 0.2, -deep], [0, 0.2, -deep]) +
    shape(project, [0, 0, -deep], [length, 0, -deep], [length, 0.2, -deep], [0, 0.2, -deep]);
  const cover = shape(
    project,
    [-0.15, high, 0],
    [length + 0.15, high, 0],
    [length + 0.15, low, -deep],
    [-0.15, low, -deep],
  );
  const edge = shape(
    project,
    [-0.15, low, -deep],
    [length + 0.15, low, -deep],
    [length + 0.15, low - 0.14, -deep],
    [-0.15, low - 0.14, -deep],
  );
  const post = widthAt(project, [0, 0, 0], 0.13);
  const posts = steps(0.1, length - 0.1, 4)
    .map((x) => dash(project([x, low, -deep]), project([x, 0.1, -deep]), post, EVEN))
    .join('');
  return (
    fill(shadeUnder, lit === 'long' ? inks.mist : inks.dusk) +
    fill(panel(side, length * 0.44, 0.2, length * 0.58, high * 0.86), inks.rust) +
    fill(
      panel(side, length * 0.16, 0.6, length * 0.28, high * 0.86) +
        panel(side, length * 0.74, 0.6, length * 0.86, high * 0.86),
      inks.ink,
    ) +
    fill(deck, inks.tan) +
    fill(posts, inks.white) +
    fill(cover, colour) +
    fill(edge, inks.white)
  );
}
