import type { Point } from '../../hand/geometry.ts';
import { brush, fill, LENS, type Svg } from '../../hand/marks.ts';
import { inks } from '../../hand/palette.ts';
import { layer } from '../../hand/press.ts';
import { random } from '../../hand/random.ts';

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

/** Rain that still hangs on the blades: bright beads with a dark foot. */
export function drops(): Svg {
  const next = random(14);
  const beads = Array.from({ length: 46 }, () => {
    const side = next() < 0.5;
    const x = side ? next.between(10, 560) : next.between(1130, 1590);
    return [x, next.between(side ? 820 : 720, 1170), next.between(5, 10)] as const;
  });
  const bead = (x: number, y: number, r: number, colour: string) =>
    `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${r.toFixed(1)}" ry="${(r * 1.25).toFixed(1)}" fill="${colour}"/>`;
  return layer(
    beads
      .map(
        ([x, y, r]) =>
          bead(x, y, r, inks.dusk) +
          bead(x, y - r * 0.2, r * 0.86, inks.mist) +
          bead(x + r * 0.2, y - r * 0.45, r * 0.42, inks.white),
      )
      .join(''),
    'key',
  );
}
