import { hatch } from '../../hand/carving.ts';
import { closed, curve, type Knots, type Line, mirror, shift } from '../../hand/geometry.ts';
import { BRUSH, brush, fill, inkLine, LENS, type Svg, SWELL } from '../../hand/marks.ts';
import { inks, overprints } from '../../hand/palette.ts';
import { clip, glow, shade } from '../../hand/press.ts';
import { duckBill } from '../bill.ts';
import { type Bird, eye, paths } from '../bird.ts';
import { big, breastShade, enlarged } from './scale.ts';

const [skullX, skullY] = [424 * enlarged, 88 * enlarged];

/** From the skull's own frame, facing right, to the head that looks over its back. */
const frame = (given: Knots): Line => shift(mirror(big(given)), skullX, skullY);
const frameOfBill = (given: Line): Line => shift(mirror(given), skullX, skullY);

const nape = big('514,222! 508,192 494,168 483,144 479,114');
const skull = frame('-54,-5 -40,-37 -8,-55 26,-47 48,-19 54,9 46,35 28,54');
const throat = big('412,160 406,178 410,200 440,214!');
const outline = closed([...nape, ...skull, ...throat]);
const green = closed([
  ...big('520,60 520,166 500,172'),
  ...big('452,190 408,178 380,176 330,150 330,0 520,0'),
]);

const bill = duckBill(47 * enlarged, -19 * enlarged, 65 * enlarged, inks.gold, (given) =>
  frameOfBill(given as Line),
);

/** Short carved strokes that follow the cheek from the bill around to the nape. */
const sheen = (colour: string, seed: number, density: (s: number, t: number) => number): Svg =>
  hatch(
    curve(frame('46,-24 26,-46 -8,-53 -38,-36 -52,-6')),
    curve(frame('42,40 24,58 2,70 -20,76 -48,80')),
    { rows: 17, length: [16, 44], gap: [10, 26], width: [2, 4.6], colour, seed, density },
  );

function paintHead(): Svg {
  const [x, y] = [skullX, skullY];
  return (
    fill(outline.d, inks.rust) +
    clip(
      outline.d,
      shade(outline.d, inks.ink, { ...breastShade, end: 0.9 }) +
        clip(
          green.d,
          fill(green.d, inks.spruce) +
            shade(outline.d, inks.ink, { from: [x - 40, y - 40], to: [x + 150, y + 110], end: 1 }) +
            glow(x - 58, y - 62, 150, inks.olive, 0.95) +
            glow(x - 78, y - 84, 92, inks.sage, 0.85) +
            sheen(inks.sage, 4, (s, t) => (t < 0.5 ? 0.62 - s * 0.5 : 0.05)) +
            sheen(inks.dusk, 14, (s, t) => (s > 0.35 && t > 0.2 ? 0.34 : 0.04)) +
            sheen(inks.ink, 24, (s, t) => 0.12 + 0.4 * s * t),
        ),
    ) +
    fill(brush(curve(big('500,176 478,188 448,190 420,185 399,175')), 27, BRUSH), inks.white) +
    fill(brush(curve(big('502,178 484,188 462,191')), 20, LENS), overprints.cloudShade)
  );
}

const eyeAt = frame([[13, -14]])[0] ?? [0, 0];

export const drakeHead: Bird = {
  silhouette: paths(outline.d, bill.d),
  paint:
    paintHead() +
    bill.paint +
    clip(
      bill.d,
      shade(bill.d, inks.orange, {
        from: [skullX - 250, skullY - 20],
        to: [skullX - 110, skullY + 60],
        end: 0.85,
      }),
    ),
  key:
    inkLine([...nape, ...frame('-54,-5 -40,-37 -8,-55')], 13, SWELL) +
    inkLine(frame('-8,-55 26,-47 46,-21'), 6, LENS) +
    inkLine([...frame('53,20 46,35 28,54'), ...throat.slice(0, 2)], 9, LENS) +
    inkLine(frame('-4,-23 10,-29 27,-23'), 5, LENS, inks.sage) +
    inkLine(frame('-6,-3 12,2 28,-5'), 4, LENS, inks.ink) +
    bill.key,
  crisp: eye(eyeAt[0], eyeAt[1], 21, '#6F8B5C'),
};
