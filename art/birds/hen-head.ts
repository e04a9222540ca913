import { closed, type Knots, knots, type Point, shift, turn } from '../hand/geometry.ts';
import { dot, fill, inkLine, inkLines, LENS, type Svg } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { clip, shade } from '../hand/press.ts';

interface HenHead {
  silhouette: readonly string[];
  paint: Svg;
  key: Svg;
  crisp: Svg;
}

/** Comb, face, beak and wattle around the middle of the head. */
export function henHead(at: Point, degrees: number, comb: string): HenHead {
  const on = (given: Knots) => shift(turn(shift(knots(given), -412, -92), degrees), at[0], at[1]);
  const shape = (given: Knots) => closed(on(given)).d;
  const lines = (rows: readonly (readonly [number, string])[]) =>
    inkLines(rows.map(([width, given]) => [width, on(given)] as const));
  const crest = shape(
    '372,66! 362,48 358,30! 374,42 380,24 386,16! 394,36 402,18 410,10! 416,34 424,22 434,18! 436,44 446,42 452,46! 444,66 436,84! 420,72 396,62',
  );
  const beak = shape('432,78! 452,82 470,94 478,106! 462,106 444,110 432,108!');
  const wattle = shape('436,106! 448,116 452,136 444,154 432,148 424,128 424,112');
  const face = shape('402,72 424,68 438,84 438,108 424,116 406,110 396,92');
  const [crestTop, crestFoot] = on('400,30 400,84') as [Point, Point];
  const [pupil, iris, gleam] = on('419,88 418,88 421,86') as [Point, Point, Point];
  return {
    silhouette: [crest, beak, wattle],
    paint:
      fill(crest, comb) +
      fill(beak, inks.gold) +
      clip(crest, shade(crest, inks.ink, { from: crestTop, to: crestFoot, end: 0.5 })),
    key:
      fill(face, comb) +
      fill(wattle, comb) +
      inkLine(on('440,120 446,134 440,147'), 4, LENS, inks.orange) +
      lines([
        [3, '434,94 456,98 476,106'],
        [3, '450,86 453,87 456,89'],
        [3.4, '436,108 450,120 452,138 443,155 430,146'],
        [3, '372,66 362,48 358,30'],
        [3, '386,40 388,47 390,54'],
        [3, '412,38 412,46 412,54'],
        [3, '434,46 432,53 430,60'],
        [3, '406,82 418,77 429,82'],
      ]),
    crisp:
      dot(iris[0], iris[1], 8.5, inks.gold) +
      dot(pupil[0], pupil[1], 5.4, inks.ink) +
      dot(gleam[0], gleam[1], 1.8, inks.white),
  };
}
