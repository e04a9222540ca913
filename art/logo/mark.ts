import { closed, rect } from '../hand/geometry.ts';
import { dot, fill, LENS } from '../hand/marks.ts';
import { inks, overprints } from '../hand/palette.ts';
import { body, rim, slim, slimLine } from './duck.ts';

/** Larger than life, or it is lost at 16 px. */
const bill = closed('490,42! 520,60 556,68 598,72 606,90 590,106 540,112 492,118! 484,80').d;

/** The small mark: only what is still there at 16 px: duck, sun, a peak, water. */
export const mark = (): string =>
  slim(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">',
      dot(200, 200, 200, overprints.board),
      '<clipPath id="a"><circle cx="200" cy="200" r="184"/></clipPath><g clip-path="url(#a)">',
      dot(184, 128, 80, inks.gold),
      fill('M-10 300Q40 190 78 142Q98 120 120 138Q150 160 172 206Q220 260 260 300Z', inks.dusk),
      fill(
        'M78 142Q62 162 50 182L74 174L90 194L108 172L126 186L142 160Q104 112 78 142Z',
        inks.white,
      ),
      fill(rect(0, 284, 400, 116), inks.dusk),
      fill(slimLine('90,340 200,344 310,338', 17, LENS, 2), inks.mist),
      '</g><g transform="translate(16 104)scale(.59)">',
      rim(body + bill, overprints.board, 30),
      fill(body, inks.white),
      fill(bill, inks.orange),
      fill(slimLine('396,214 376,252 316,272 240,264 150,226', 26, LENS, 4), inks.mist),
      dot(458, 64, 13, inks.ink),
      `</g><circle cx="200" cy="200" r="191" fill="none" stroke="${inks.paper}" stroke-width="10"/></svg>`,
    ].join(''),
  );
