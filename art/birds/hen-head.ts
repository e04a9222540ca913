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

const grown = {
  crest:
    '376,68! 366,54 362,40! 376,48 382,34 388,28! 395,44 402,30 410,24! 416,42 424,33 432,30! 435,50 443,50 449,54! 444,68 436,84! 422,82 396,80 384,74',
  wattle: '436,106! 448,116 452,136 444,154 432,148 424,128 424,112',
  notches: [
    '376,68 366,54 362,40',
    '388,46 389,52 391,58',
    '411,44 411,50 412,56',
    '432,50 431,56 429,62',
  ],
};
/** Before a hen lays, her comb is a low pale ridge and the wattles hardly show. */
const young = {
  crest:
    '386,66! 392,54! 398,58 406,49! 412,55 420,51! 424,60 434,60! 440,70 436,84! 422,80 400,78 388,72',
  wattle: '432,106! 440,112 442,122 436,128 429,122 427,112',
  notches: ['398,60 400,64 402,68', '412,58 413,63 414,67'],
};

/** Comb, face, beak and wattle around the middle of the head. */
export function henHead(
  at: Point,
  degrees: number,
  comb: string,
  age: 'grown' | 'young' = 'grown',
  asleep = false,
): HenHead {
  const parts = age === 'grown' ? grown : young;
  const on = (given: Knots) => shift(turn(shift(knots(given), -412, -92), degrees), at[0], at[1]);
  const shape = (given: Knots) => closed(on(given)).d;
  const lines = (rows: readonly (readonly [number, string])[]) =>
    inkLines(rows.map(([width, given]) => [width, on(given)] as const));
  const crest = shape(parts.crest);
  const beak = shape('432,78! 452,82 470,94 478,106! 462,106 444,110 432,108!');
  const wattle = shape(parts.wattle);
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
      (age === 'grown' ? inkLine(on('440,120 446,134 440,147'), 4, LENS, inks.orange) : '') +
      lines([
        [3, '434,94 456,98 476,106'],
        [3, '450,86 453,87 456,89'],
        ...(age === 'grown' ? [[3.4, '436,108 450,120 452,138 443,155 430,146'] as const] : []),
        ...parts.notches.map((notch) => [3, notch] as const),
        asleep ? [5, '404,86 417,95 431,87'] : [3, '406,82 418,77 429,82'],
      ]),
    crisp: asleep
      ? ''
      : dot(iris[0], iris[1], 8.5, inks.gold) +
        dot(pupil[0], pupil[1], 5.4, inks.ink) +
        dot(gleam[0], gleam[1], 1.8, inks.white),
  };
}
