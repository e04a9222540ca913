import { closed, rect } from '../hand/geometry.ts';
import { dot, fill, LENS } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { body, rim, slim, slimLine } from './duck.ts';

/** Larger than life, or it is lost at 16 px. */
const bill = closed('490,42! 520,60 556,68 598,72 606,90 590,106 540,112 492,118! 484,80').d;

/** The small mark: only what is still there at 16 px: duck, sun, a peak, water. */
export const mark = (): string =>
  slim(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">',
      dot(200, 200, 200, inks.spruce),
      '<clipPath id="a"><circle cx="200" cy="200" r="186"/></clipPath><g clip-path="url(#a)">',
      dot(146, 120, 78, inks.gold),
      fill('M-10 280Q40 170 78 134Q100 116 124 136Q150 150 170 186Q240 250 300 290Z', inks.dusk),
      fill(
        'M78 134Q60 150 52 168L72 160L86 178L104 158L122 168L138 148Q100 108 78 134Z',
        inks.white,
      ),
      fill(rect(0, 286, 400, 114), inks.ink),
      '</g><g transform="translate(18 104) scale(.59)">',
      rim(body + bill, inks.spruce, 30),
      fill(body, inks.white),
      fill(bill, inks.orange),
      fill(slimLine('396,214 376,252 316,272 240,264 150,226', 26, LENS, 5), inks.mist),
      dot(458, 64, 13, inks.ink),
      '</g></svg>',
    ].join(''),
  );
