import { hatch } from '../../hand/carving.ts';
import { lerp, mix, type Point, pathOf, rect } from '../../hand/geometry.ts';
import { dash, dot, EVEN, fill, type Svg } from '../../hand/marks.ts';
import { inks } from '../../hand/palette.ts';
import { clip, glow, layer, shade } from '../../hand/press.ts';
import { litter } from '../../land/litter.ts';

/** We look down into the box: everything that runs away from us meets far above it. */
const vanishing: Point = [800, -260];
const back = { left: 190, right: 1410, top: 96, floor: 560 };
const towardUs = ([x, y]: Point, reach: number): Point => mix(vanishing, [x, y], reach);
const courses = 4;
const jointAt = (i: number) => lerp(back.top, back.floor, i / courses);

const backWall = pathOf([
  [back.left, back.top],
  [back.right, back.top],
  [back.right, back.floor],
  [back.left, back.floor],
]);
const sideWall = (x: number) =>
  pathOf([
    [x, back.top],
    [x, back.floor],
    towardUs([x, back.floor], 2),
    towardUs([x, back.top], 2),
  ]);
const floor = pathOf([
  [back.left, back.floor],
  [back.right, back.floor],
  towardUs([back.right, back.floor], 2),
  towardUs([back.left, back.floor], 2),
]);

function backBoards(): Svg {
  const joints = [1, 2, 3]
    .map((i) => dash([back.left, jointAt(i)], [back.right, jointAt(i) + 3], 7, EVEN, 12))
    .join('');
  const grain = Array.from({ length: courses }, (_, i) =>
    hatch(
      [
        [back.left, jointAt(i) + 16],
        [back.right, jointAt(i) + 16],
      ],
      [
        [back.left, jointAt(i + 1) - 14],
        [back.right, jointAt(i + 1) - 14],
      ],
      {
        rows: 5,
        length: [60, 260],
        gap: [80, 320],
        width: [2, 4],
        colour: inks.ink,
        seed: 31 + i,
        density: () => 0.55,
      },
    ),
  ).join('');
  const nails = Array.from({ length: courses }, (_, i) =>
    [back.left + 26, back.right - 26]
      .map((x) => dot(x, jointAt(i) + 36, 5, inks.ink) + dot(x, jointAt(i) + 82, 5, inks.ink))
      .join(''),
  ).join('');
  return fill(joints, inks.ink) + grain + nails;
}

function sideBoards(x: number): Svg {
  const joints = [1, 2, 3]
    .map((i) => dash([x, jointAt(i)], towardUs([x, jointAt(i)], 2), 7, EVEN, 12))
    .join('');
  const grain = hatch(
    [[x, back.top], towardUs([x, back.top], 2)],
    [[x, back.floor], towardUs([x, back.floor], 2)],
    {
      rows: 20,
      length: [40, 150],
      gap: [60, 240],
      width: [2, 4],
      colour: inks.ink,
      seed: 7,
      density: () => 0.5,
    },
  );
  return fill(joints, inks.ink) + grain;
}

/** The sawn upper edges catch the light. */
const rims = (): Svg =>
  fill(
    pathOf([
      [back.left - 14, back.top - 26],
      [back.right + 14, back.top - 26],
      [back.right, back.top],
      [back.left, back.top],
    ]) +
      [back.left, back.right]
        .map((x) => {
          const out = x === back.left ? -14 : 14;
          return pathOf([
            [x, back.top],
            [x + out, back.top - 26],
            towardUs([x + out * 2.4, back.top - 14], 2),
            towardUs([x, back.top], 2),
          ]);
        })
        .join(''),
    inks.tan,
  );

export const box = (light: Point): Svg =>
  layer(fill(rect(-10, -10, 1620, 1220), inks.ink)) +
  layer(fill(backWall, inks.umber) + fill(sideWall(back.left) + sideWall(back.right), inks.umber)) +
  clip(
    backWall,
    glow(light[0], 300, 760, inks.rust, 1) + glow(light[0], 290, 520, inks.orange, 0.95),
  ) +
  shade(sideWall(back.left), inks.ink, { from: [300, 0], to: [-60, 300], start: 0.35, end: 1 }) +
  shade(sideWall(back.right), inks.ink, {
    from: [1350, 0],
    to: [1640, 300],
    start: 0.15,
    end: 0.9,
  }) +
  layer(backBoards() + sideBoards(back.left) + sideBoards(back.right), 'ink2') +
  layer(rims(), 'ink1');

/** Straw: gold under the lamp, brown toward the corners. */
export function bedding([x, y]: Point): Svg {
  const lit = (px: number, py: number) =>
    Math.max(0, 1.3 - Math.hypot((px - x) / 800, (py - y) / 380));
  const area = [-40, 1640, 566, 1180] as const;
  return (
    layer(fill(floor, inks.umber)) +
    clip(
      floor,
      glow(x, y, 800, inks.tan, 1) +
        glow(x, y, 660, inks.gold, 1) +
        glow(x, y, 400, inks.apricot, 0.9),
    ) +
    clip(
      floor,
      layer(
        litter(...area, {
          count: 520,
          colour: inks.ink,
          seed: 2,
          keep: (a, b) => 1.05 - lit(a, b),
        }) + litter(...area, { count: 420, colour: inks.umber, seed: 3 }),
        'ink2',
      ) +
        layer(
          litter(...area, { count: 330, colour: inks.tan, seed: 4 }) +
            litter(...area, { count: 620, colour: inks.gold, seed: 5, keep: lit }) +
            litter(...area, { count: 420, colour: inks.apricot, seed: 6, keep: lit }) +
            litter(...area, { count: 150, colour: inks.rust, seed: 7 }) +
            litter(...area, {
              count: 170,
              colour: inks.white,
              seed: 8,
              keep: (a, b) => lit(a, b) - 0.2,
            }),
        ),
    )
  );
}

/** The near board, cut by the frame. */
export function nearBoard(): Svg {
  const edge = rect(-10, 1112, 1620, 34);
  const face = rect(-10, 1144, 1620, 70);
  const grain = hatch('-20,1158 800,1154 1620,1160', '-20,1196 800,1200 1620,1196', {
    rows: 4,
    length: [90, 300],
    gap: [60, 260],
    width: [2, 4.5],
    colour: inks.ink,
    seed: 12,
    density: () => 0.7,
  });
  return (
    layer(fill(face, inks.umber) + fill(edge, inks.tan)) +
    shade(edge, inks.gold, { from: [300, 0], to: [900, 0], end: 0.8 }) +
    shade(face, inks.ink, { from: [0, 1130], to: [0, 1220], start: 0.2, end: 0.9 }) +
    layer(grain + fill(dash([-10, 1146], [1610, 1144], 5, EVEN, 14), inks.ink), 'ink2') +
    layer(
      litter(60, 1560, 1098, 1126, { count: 26, colour: inks.gold, seed: 22, length: [70, 160] }) +
        litter(60, 1560, 1100, 1130, { count: 14, colour: inks.apricot, seed: 23 }),
    )
  );
}
