import { hatch } from '../hand/carving.ts';
import { type Line, type Point, pathOf } from '../hand/geometry.ts';
import { dash, EVEN, fill, type Svg } from '../hand/marks.ts';
import { inks, overprints } from '../hand/palette.ts';
import { clip, shade } from '../hand/press.ts';
import { random } from '../hand/random.ts';
import {
  frame,
  gableWall,
  longWall,
  type Project,
  panel,
  shape,
  steps,
  type Viewpoint,
  viewFrom,
  type Wall,
  widthAt,
} from './perspective.ts';

interface CoopOptions {
  /** Sizes in units: long wall, gable wall, wall height, height of the ridge, stilts. */
  length?: number;
  width?: number;
  wall?: number;
  ridge?: number;
  stilts?: number;
  colour?: string;
  shadow?: string;
  joint?: string;
  light?: string;
  trim?: string;
  roof?: string;
  /** How far the ramp reaches from the wall, in units; 0 for none. */
  ramp?: number;
}

type Built = Required<CoopOptions>;

const defaults: Built = {
  length: 4.6,
  width: 2.8,
  wall: 2.5,
  ridge: 3.75,
  stilts: 0.7,
  colour: inks.rust,
  shadow: inks.ink,
  joint: overprints.barnJoint,
  light: inks.orange,
  trim: inks.white,
  roof: inks.ink,
  ramp: 1.7,
};

/** A hen house on stilts in true perspective; its near corner stands at `view.corner`. */
export function coop(view: Viewpoint, options: CoopOptions = {}): Svg {
  const built = { ...defaults, ...options };
  const project = viewFrom(view);
  return [
    underside(project, built),
    boards(project, built),
    roof(project, built),
    openings(longWall(project), gableWall(project), built),
    built.ramp > 0 ? ramp(project, built) : '',
  ].join('');
}

function underside(project: Project, { length, width, stilts, shadow }: Built): Svg {
  const dark = fill(
    shape(project, [0, 0.06, 0], [length, 0.06, 0], [length, stilts, 0], [0, stilts, 0]) +
      shape(project, [0, 0.06, 0], [0, 0.06, width], [0, stilts, width], [0, stilts, 0]),
    shadow,
  );
  const post = (x: number, z: number) =>
    dash(project([x, stilts, z]), project([x, -0.04, z]), widthAt(project, [x, 0, z], 0.2), EVEN);
  const posts = post(length - 0.12, 0) + post(length / 2, 0) + post(0.08, 0) + post(0, width - 0.1);
  return dark + fill(posts, inks.umber);
}

function boards(project: Project, built: Built): Svg {
  const { length, width, stilts: low, joint, colour, light, shadow, ridge } = built;
  const high = low + built.wall;
  const peak = low + ridge;
  const next = random(3);
  const side = shape(project, [0, low, 0], [length, low, 0], [length, high, 0], [0, high, 0]);
  const gable = shape(
    project,
    [0, low, 0],
    [0, low, width],
    [0, high, width],
    [0, peak, width / 2],
    [0, high, 0],
  );
  const wobble = () => next.between(-0.02, 0.02);
  const bar = widthAt(project, [0, 0, 0], 0.045);
  const sideJoints = steps(0.1, length, 14)
    .map((u) => dash(project([u, high, 0]), project([u + wobble(), low, 0]), bar, EVEN))
    .join('');
  const gableJoints = steps(0.05, width, 9)
    .map((u) => dash(project([0, peak, u]), project([0, low, u]), bar, EVEN))
    .join('');
  const guide = (u: number): Line => [project([u, high, 0]), project([u, low, 0])];
  const wear = hatch(guide(0.1), guide(length), {
    rows: 40,
    length: [24, 90],
    gap: [30, 120],
    width: [1.6, 3.6],
    colour: light,
    seed: 3,
    density: () => 0.7,
  });
  const gableShade = shade(gable, shadow, {
    from: project([0, high, 0]),
    to: project([0, high, width]),
    start: 0.3,
    end: 0.8,
  });
  return (
    fill(side, colour) +
    clip(side, fill(sideJoints, joint) + wear) +
    fill(gable, colour) +
    clip(gable, gableShade + fill(gableJoints, joint))
  );
}

function roof(project: Project, built: Built): Svg {
  const { length, width, stilts, trim } = built;
  const high = stilts + built.wall;
  const peak = stilts + built.ridge;
  const out = 0.22;
  const lip = 0.1;
  const slope = (peak - high) / (width / 2);
  const eave = high - out * slope;
  const plane = shape(
    project,
    [-lip, eave, -out],
    [length + lip, eave, -out],
    [length + lip, peak, width / 2],
    [-lip, peak, width / 2],
  );
  const rafter = (x: number): Line => [project([x, eave, -out]), project([x, peak, width / 2])];
  const shingles = hatch(rafter(-lip), rafter(length + lip), {
    rows: 26,
    length: [14, 60],
    gap: [14, 50],
    width: [2, 5],
    colour: inks.dusk,
    seed: 7,
    density: () => 0.75,
  });
  const board = 0.24;
  const barge = shape(
    project,
    [-lip, eave, -out],
    [-lip, peak, width / 2],
    [-lip, eave, width + out],
    [-lip, eave - board, width + out],
    [-lip, peak - board * 1.5, width / 2],
    [-lip, eave - board, -out],
  );
  return fill(plane, built.roof) + clip(plane, shingles) + fill(barge, trim);
}

function openings(side: Wall, gable: Wall, { length, width, stilts, wall, trim }: Built): Svg {
  const low = stilts;
  const [doorLeft, doorRight] = [length * 0.72, length * 0.46];
  const door = [doorRight, low + 0.04, doorLeft, low + wall * 0.6] as const;
  const window = [length * 0.1, low + wall * 0.34, length * 0.29, low + wall * 0.7] as const;
  const vent = [width * 0.34, low + wall * 0.5, width * 0.66, low + wall * 0.86] as const;
  const [u0, v0, u1, v1] = window;
  const mullions =
    panel(side, (u0 + u1) / 2 - 0.03, v0, (u0 + u1) / 2 + 0.03, v1) +
    panel(side, u0, (v0 + v1) / 2 - 0.03, u1, (v0 + v1) / 2 + 0.03);
  return (
    fill(panel(side, ...door), inks.ink) +
    fill(frame(side, ...door, 0.09), trim) +
    fill(panel(side, ...window), inks.gold) +
    fill(frame(side, ...window, 0.08) + mullions, trim) +
    fill(panel(gable, ...vent), inks.ink) +
    fill(frame(gable, ...vent, 0.08), trim)
  );
}

/** A place on the ramp: t from the door (0) to its foot (1), across from −1 to 1. */
export function onRamp(
  view: Viewpoint,
  t: number,
  across: number,
  options: CoopOptions = {},
): Point {
  const { length, stilts, ramp: reach } = { ...defaults, ...options };
  return viewFrom(view)([length * (0.59 + 0.11 * across), stilts * (1 - t), -reach * t]);
}

function ramp(project: Project, { length, stilts, ramp: reach }: Built): Svg {
  const [left, right] = [length * 0.7, length * 0.48];
  const at = (t: number, x: number, drop = 0) => project([x, stilts * (1 - t) - drop, -reach * t]);
  const plank = pathOf([at(0, left), at(0, right), at(1, right), at(1, left)]);
  const side = pathOf([at(0, right), at(1, right), at(1, right, 0.09), at(0, right, 0.14)]);
  const grain = hatch([at(0, left), at(1, left)], [at(0, right), at(1, right)], {
    rows: 9,
    length: [30, 110],
    gap: [20, 80],
    width: [2, 4],
    colour: inks.umber,
    seed: 5,
    density: () => 0.6,
  });
  const rungs = steps(0.1, 0.92, 6)
    .map((t) =>
      dash(
        at(t, left - 0.06),
        at(t, right + 0.06),
        widthAt(project, [length / 2, 0, -reach * t], 0.055),
        EVEN,
      ),
    )
    .join('');
  return (
    fill(side, inks.ink) + fill(plank, inks.tan) + clip(plank, grain) + fill(rungs, inks.apricot)
  );
}
