import { closed, type Knots, knots, type Line } from '../hand/geometry.ts';
import { fill, inkLine, LENS, type Svg } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { clip } from '../hand/press.ts';

/** Moves a drawing from a head's own frame onto the bird. */
export type Frame = (line: Knots) => Line;

interface Bill {
  d: string;
  paint: Svg;
  key: Svg;
}

/** A duck's bill, `length` long from its base (x, y) in the head's frame: about .65 of a head. */
export function duckBill(x: number, y: number, length: number, colour: string, frame: Frame): Bill {
  const s = length / 72;
  const on = (line: Knots): Line =>
    frame(
      knots(line).map((p) =>
        p[2] ? [x + p[0] * s, y + p[1] * s, 1] : [x + p[0] * s, y + p[1] * s],
      ),
    );
  const line = (width: number, given: Knots, ink: string = inks.ink) =>
    inkLine(on(given), width * s, LENS, ink);
  const { d } = closed(
    on('-4,-3! 12,7 30,17 50,22 66,23 77,30 77,38 66,44 44,46 20,48 -3,46! -8,22'),
  );
  const lower = closed(on('-8,36 20,35 46,37 74,37 74,50 -8,50')).d;
  const gleam = line(3.4, '12,10 32,22 54,28', inks.apricot);
  return {
    d,
    paint: fill(d, colour) + clip(d, fill(lower, inks.rust, 'opacity=".75"') + gleam),
    key: [
      line(3.6, '-4,-3 12,7 30,17 50,22 68,23'),
      line(4, '76,39 66,45 44,47 16,48 -3,46'),
      line(3, '-5,32 18,36 46,37 72,36'),
      line(4.2, '20,19 26,22 31,25'),
      line(3, '67,25 72,31 71,38'),
    ].join(''),
  };
}
