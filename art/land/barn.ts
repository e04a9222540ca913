import { hatch } from '../hand/carving.ts';
import { type Line, type Point, pathOf } from '../hand/geometry.ts';
import { dash, EVEN, fill, type Svg } from '../hand/marks.ts';
import { inks, overprints } from '../hand/palette.ts';
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
  widthAt,
} from './perspective.ts';

interface BarnOptions {
  /** Sizes in units: long wall, gable wall, wall height, height of the ridge. */
  length?: number;
  width?: number;
  wall?: number;
  ridge?: number;
  /** Which wall the sun is on. */
  lit?: 'long' | 'gable';
  /** What the low sun prints over the lit wall and roof. */
  glow?: string;
  roof?: string;
  roofMark?: string;
}

type Built = Required<BarnOptions> & { knee: number; inset: number };

const built = (options: BarnOptions): Built => {
  const sizes = { length: 7.4, width: 5, wall: 2.5, ridge: 5.4, ...options };
  return {
    lit: 'gable',
    glow: inks.orange,
    roof: inks.ink,
    roofMark: inks.dusk,
    ...sizes,
    knee: sizes.wall + (sizes.ridge - sizes.wall) * 0.64,
    inset: sizes.width * 0.17,
  };
};

/** The gambrel's edge from eave to eave, pushed out by `out` and lowered by `drop`. */
const gambrel = (barn: Built, x: number, out = 0, drop = 0): Place[] => {
  const { width: w, wall, knee, ridge, inset } = barn;
  const eave = wall - out * ((knee - wall) / inset);
  return [
    [x, eave - drop, -out],
    [x, knee - drop, inset - out * 0.4],
    [x, ridge - drop, w / 2],
    [x, knee - drop, w - inset + out * 0.4],
    [x, eave - drop, w + out],
  ];
};

/** A red gambrel barn in true perspective; its near corner stands at `view.corner`. */
export function gambrelBarn(view: Viewpoint, options: BarnOptions = {}): Svg {
  const barn = built(options);
  const project = viewFrom(view);
  return [
    longSide(project, barn),
    gableEnd(project, barn),
    roof(project, barn),
    doors(project, barn),
    cupola(project, barn),
  ].join('');
}

function wallFace(
  d: string,
  joints: string,
  wear: Svg,
  lit: boolean,
  { from, to }: { from: Point; to: Point },
): Svg {
  return (
    fill(d, lit ? inks.rust : overprints.barnShade) +
    clip(
      d,
      fill(joints, lit ? overprints.barnShade : overprints.barnJoint) +
        (lit ? wear : shade(d, inks.ink, { from, to, start: 0.35, end: 0.75 })),
    )
  );
}

const wearOf = (a: Line, b: Line, rows: number, colour: string) =>
  hatch(a, b, {
    rows,
    length: [10, 60],
    gap: [20, 90],
    width: [1.4, 3.2],
    colour,
    seed: 3,
    density: () => 0.65,
  });

function longSide(project: Project, barn: Built): Svg {
  const { length, wall, glow, lit } = barn;
  const d = shape(project, [0, 0, 0], [length, 0, 0], [length, wall, 0], [0, wall, 0]);
  const bar = widthAt(project, [0, 0, 0], 0.04);
  const joints = steps(0.2, length - 0.2, 26)
    .map((u) => dash(project([u, wall, 0]), project([u, 0, 0]), bar, EVEN))
    .join('');
  const guide = (u: number): Line => [project([u, wall, 0]), project([u, 0, 0])];
  const side = longWall(project);
  const windows = [0.2, 0.42, 0.64, 0.86].map((t) => length * t);
  const pane = (u: number) => [u - 0.3, wall * 0.42, u + 0.3, wall * 0.72] as const;
  const trim = lit === 'long' ? inks.white : inks.mist;
  const stone = shape(project, [0, 0, 0], [length, 0, 0], [length, 0.22, 0], [0, 0.22, 0]);
  return (
    wallFace(d, joints, wearOf(guide(0), guide(length), 50, glow), lit === 'long', {
      from: project([0, 1, 0]),
      to: project([length, 1, 0]),
    }) +
    fill(stone, lit === 'long' ? overprints.farRock : inks.dusk) +
    fill(windows.map((u) => panel(side, ...pane(u))).join(''), inks.ink) +
    fill(windows.map((u) => frame(side, ...pane(u), 0.09)).join(''), trim)
  );
}

function gableEnd(project: Project, barn: Built): Svg {
  const { width, ridge, glow, lit } = barn;
  const d = shape(project, [0, 0, 0], ...gambrel(barn, 0), [0, 0, width]);
  const bar = widthAt(project, [0, 0, 0], 0.04);
  const joints = steps(0.15, width - 0.15, 19)
    .map((u) => dash(project([0, ridge, u]), project([0, 0, u]), bar, EVEN))
    .join('');
  const guide = (u: number): Line => [project([0, ridge, u]), project([0, 0, u])];
  const stone = shape(project, [0, 0, 0], [0, 0, width], [0, 0.22, width], [0, 0.22, 0]);
  return (
    wallFace(d, joints, wearOf(guide(0), guide(width), 40, glow), lit === 'gable', {
      from: project([0, 2, 0]),
      to: project([0, 2, width]),
    }) + fill(stone, lit === 'gable' ? overprints.farRock : inks.dusk)
  );
}

function roof(project: Project, barn: Built): Svg {
  const { length, lit } = barn;
  const [out, lip] = [0.26, 0.34];
  const near = gambrel(barn, -lip, out);
  const far = gambrel(barn, length + lip, out);
  const plane = (i: 0 | 1) =>
    shape(project, near[i] as Place, far[i] as Place, far[i + 1] as Place, near[i + 1] as Place);
  const rafter = (edge: readonly Place[], i: 0 | 1): Line => [
    project(edge[i] as Place),
    project(edge[i + 1] as Place),
  ];
  const seams = (i: 0 | 1) =>
    hatch(rafter(near, i), rafter(far, i), {
      rows: 24,
      length: [12, 70],
      gap: [10, 50],
      width: [1.6, 3.6],
      colour: barn.roofMark,
      seed: 7 + i,
      density: () => (i ? 0.75 : 0.45),
    });
  const under = shape(
    project,
    ...gambrel(barn, -lip, out),
    ...gambrel(barn, 0, 0, 0.02).toReversed(),
  );
  const board = shape(
    project,
    ...gambrel(barn, -lip, out),
    ...gambrel(barn, -lip, out - 0.02, 0.24).toReversed(),
  );
  return (
    fill(under, overprints.barnJoint) +
    [0, 1]
      .map((i) => {
        const d = plane(i as 0 | 1);
        return fill(d, barn.roof) + clip(d, seams(i as 0 | 1));
      })
      .join('') +
    fill(board, lit === 'gable' ? inks.white : inks.mist)
  );
}

function doors(project: Project, barn: Built): Svg {
  const { width, wall, knee, lit } = barn;
  const gable = gableWall(project);
  const middle = width / 2;
  const trim = lit === 'gable' ? inks.white : inks.mist;
  const door = [middle - 1.15, 0.04, middle + 1.15, wall * 0.86] as const;
  const loft = [middle - 0.5, wall * 1.16, middle + 0.5, knee + 0.1] as const;
  const bar = widthAt(project, [0, 0, middle], 0.11);
  const brace = (u0: number, v0: number, u1: number, v1: number) =>
    dash(gable(u0, v0), gable(u1, v1), bar, EVEN);
  const cross = (u0: number, v0: number, u1: number, v1: number) =>
    brace(u0, v0, u1, v1) + brace(u1, v0, u0, v1);
  const [u0, v0, u1, v1] = door;
  return (
    fill(panel(gable, ...door), overprints.barnShade) +
    fill(
      frame(gable, ...door, 0.1) +
        brace(middle, v0, middle, v1) +
        cross(u0, v0, middle, v1) +
        cross(middle, v0, u1, v1),
      trim,
    ) +
    fill(panel(gable, ...loft), inks.ink) +
    fill(frame(gable, ...loft, 0.1), trim)
  );
}

function cupola(project: Project, { length, width, ridge, lit }: Built): Svg {
  const [x, z, half] = [length * 0.5, width / 2, 0.42];
  const [low, high, peak] = [ridge - 0.25, ridge + 0.75, ridge + 1.3];
  const [near, far, left, right] = [z - half, z + half, x + half, x - half];
  const front = shape(
    project,
    [right, low, near],
    [left, low, near],
    [left, high, near],
    [right, high, near],
  );
  const side = shape(
    project,
    [right, low, near],
    [right, low, far],
    [right, high, far],
    [right, high, near],
  );
  const lip = 0.14;
  const corner = project([right - lip, high, near - lip]);
  const leftEave = project([left + lip, high, near - lip]);
  const rightEave = project([right - lip, high, far + lip]);
  const tip = project([x, peak, z]);
  const louvre = widthAt(project, [x, 0, z], 0.08);
  const slats = steps(low + 0.45, high - 0.15, 2)
    .map((v) =>
      dash(project([left - 0.12, v, near]), project([right + 0.12, v, near]), louvre, EVEN),
    )
    .join('');
  return (
    fill(front, lit === 'long' ? inks.white : inks.mist) +
    fill(side, lit === 'gable' ? inks.white : inks.mist) +
    fill(slats, inks.ink) +
    fill(pathOf([leftEave, corner, rightEave, tip]), inks.ink) +
    fill(dash(tip, [tip[0], tip[1] - louvre * 5], louvre * 0.6, EVEN), inks.ink)
  );
}
