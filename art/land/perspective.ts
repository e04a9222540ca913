import { lerp, type Point, pathOf } from '../hand/geometry.ts';

/** A place in a building's own space: x along the long wall, y up, z along the gable wall. */
export type Place = readonly [x: number, y: number, z: number];

export interface Viewpoint {
  /** Where the building's near corner meets the ground on the sheet. */
  corner: Point;
  /** Pixels a unit, at the near corner. */
  scale: number;
  /** Degrees the long wall turns away from us; 90 minus it for the gable wall. */
  turn: number;
  /** How far we stand, in units: smaller is a stronger perspective. */
  distance: number;
  /** Our eye's height in units. */
  eye: number;
}

export type Project = (place: Place) => Point;

/** Two-point perspective: the long wall runs to the left, the gable wall to the right. */
export function viewFrom({ corner, scale, turn, distance, eye }: Viewpoint): Project {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const horizon = corner[1] - eye * scale;
  return ([x, y, z]) => {
    const across = -x * cos + z * sin;
    const depth = x * sin + z * cos;
    const size = (scale * distance) / (distance + depth);
    return [corner[0] + across * size, horizon + (eye - y) * size];
  };
}

/** A wall seen in perspective: u along it, v up it, both in units. */
export type Wall = (u: number, v: number) => Point;
export const longWall =
  (project: Project, z = 0): Wall =>
  (u, v) =>
    project([u, v, z]);
export const gableWall =
  (project: Project, x = 0): Wall =>
  (u, v) =>
    project([x, v, u]);

export const panel = (wall: Wall, u0: number, v0: number, u1: number, v1: number): string =>
  pathOf([wall(u0, v0), wall(u1, v0), wall(u1, v1), wall(u0, v1)]);

/** The four bars of a frame around a panel. */
export const frame = (
  wall: Wall,
  u0: number,
  v0: number,
  u1: number,
  v1: number,
  bar: number,
): string =>
  panel(wall, u0 - bar, v0 - bar, u0, v1 + bar) +
  panel(wall, u1, v0 - bar, u1 + bar, v1 + bar) +
  panel(wall, u0, v1, u1, v1 + bar) +
  panel(wall, u0, v0 - bar, u1, v0);

/** Even steps from a to b, ends included. */
export const steps = (a: number, b: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, i) => lerp(a, b, i / count));

/** A flat face through places in space. */
export const shape = (project: Project, ...places: readonly Place[]): string =>
  pathOf(places.map(project));

/** How many pixels `units` are at a place. */
export const widthAt = (project: Project, [x, y, z]: Place, units: number): number =>
  Math.abs(project([x, y + units, z])[1] - project([x, y, z])[1]);
