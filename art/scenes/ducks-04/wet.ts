import { along, curve, type Point, resample, round } from '../../hand/geometry.ts';
import { brush, fill, LENS, type Profile, type Svg } from '../../hand/marks.ts';
import { inks } from '../../hand/palette.ts';
import { layer } from '../../hand/press.ts';
import { type Random, random } from '../../hand/random.ts';

/** A ripple seen flat: two open arcs. */
export function ring(x: number, y: number, radius: number, colour: string = inks.white): Svg {
  const arc = (from: number, to: number) =>
    brush(
      Array.from({ length: 25 }, (_, i): Point => {
        const angle = from + ((to - from) * i) / 24;
        return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.26];
      }),
      radius * 0.07 + 3,
      LENS,
    );
  return fill(arc(0.1, 2.9) + arc(3.4, 6), colour);
}

interface Blade {
  root: Point;
  /** How far the tip leans over, and how high the bow stands. */
  lean: number;
  rise: number;
}

const bead = (x: number, y: number, r: number): Svg => {
  const drop = (dx: number, dy: number, size: number, colour: string) =>
    `<ellipse cx="${round(x + dx * r)}" cy="${round(y + dy * r)}" rx="${round(r * size)}" ry="${round(r * size * 1.3)}" fill="${colour}"/>`;
  return (
    drop(0, 0, 1, inks.ink) + drop(0.06, -0.1, 0.84, inks.mist) + drop(0.2, -0.4, 0.4, inks.white)
  );
};

/** A long blade bowed down by the rain, with beads along it and one at its tip. */
function wetBlade({ root, lean, rise }: Blade, colour: string, next: Random): Svg {
  const [x, y] = root;
  const line = curve([
    root,
    [x + lean * 0.22, y - rise * 0.72],
    [x + lean * 0.6, y - rise],
    [x + lean, y - rise * 0.84],
  ]);
  const beads = [0.62, 0.8, 1]
    .filter((t) => t === 1 || next() < 0.7)
    .map((t) => {
      const [bx, by] = along(line, t - next() * 0.06 * (1 - t));
      const size = t === 1 ? next.between(10, 13) : next.between(6, 8);
      return bead(bx, by + size * 0.8, size);
    });
  return fill(brush(resample(line, 30), next.between(15, 22), STEM), colour) + beads.join('');
}

const STEM: Profile = (t) => Math.min(1, 0.6 + t) * (0.22 + 0.78 * (1 - t) ** 0.5);

/** Blades that cross the foreground, each with its rain. */
export function wetBlades(
  blades: readonly (readonly [x: number, lean: number, rise: number])[],
  colour: string,
  seed: number,
): Svg {
  const next = random(seed);
  return layer(
    blades
      .map(([x, lean, rise]) => wetBlade({ root: [x, 1220], lean, rise }, colour, next))
      .join(''),
    'key',
  );
}
