import { duckBill } from '../../birds/bill.ts';
import { printBird } from '../../birds/bird.ts';
import { shellBack, shellBit, shellCup } from '../../birds/egg.ts';
import { stillEgg } from '../../birds/still-egg.ts';
import { wetDuckling } from '../../birds/wet-duckling.ts';
import { closed, type Knots, knots, pathOf, shift, turn } from '../../hand/geometry.ts';
import { EVEN, fill, inkLine, type Svg, TAIL } from '../../hand/marks.ts';
import { inks, overprints } from '../../hand/palette.ts';
import { clip, layer } from '../../hand/press.ts';
import { contactShadow } from '../../land/ground.ts';

type Resting = readonly [x: number, y: number, height: number, tilt: number, shell: string];

const waiting: readonly Resting[] = [
  [262, 510, 172, -74, overprints.brownEgg],
  [476, 502, 174, 80, inks.white],
  [690, 508, 172, -84, overprints.duckEgg],
  [904, 500, 176, 76, overprints.brownEgg],
  [1118, 508, 172, -80, inks.white],
  [1330, 514, 170, 70, overprints.duckEgg],
  [282, 654, 210, -66, overprints.duckEgg],
  [560, 640, 212, -100, overprints.tintedEgg],
  [806, 636, 206, 72, inks.white],
  [1080, 640, 208, -78, overprints.duckEgg],
  [1352, 664, 210, 74, overprints.tintedEgg],
];

const lightOf = (x: number) => (x < 800 ? 1 : -1);

const rows = (): Svg =>
  waiting
    .map(([x, y, height, tilt, shell], i) => {
      const egg = stillEgg(x, y, {
        height,
        tilt,
        shell,
        light: lightOf(x),
        shadow: y < 600 ? inks.umber : inks.dusk,
        seed: i + 2,
      });
      return (
        layer(contactShadow(x, y + height * 0.36, height * 1.1, 26, inks.umber), 'soft') +
        printBird(egg, 0, 0)
      );
    })
    .join('');

/** A star of cracks, a hole, and the tip of a bill working in it. */
function pip(x: number, y: number): Svg {
  const at = (given: string) =>
    shift(
      knots(given).map(([px, py]) => [px * 1.25, py * 1.25] as const),
      x,
      y,
    );
  const hole = pathOf(
    at('-52,4 -30,-30 -6,-22 14,-46 34,-20 60,-14 46,14 54,36 18,30 -4,50 -26,28'),
  );
  const cracks = [
    '-50,4 -86,-8 -112,10 -140,0',
    '14,-44 24,-80 8,-104 20,-132',
    '58,-14 92,-30 112,-22',
    '52,36 78,62 72,90 92,112',
    '-4,48 -14,78 2,104',
    '-28,-28 -56,-60 -52,-88',
  ];
  const frame = (line: Knots) => shift(turn(knots(line), -8), x, y);
  const bill = duckBill(-22, -30, 78, inks.orange, frame);
  const face = closed(at('-80,-20 -40,-46 -16,-30 -10,0 -20,40 -60,40')).d;
  return (
    cracks.map((crack) => inkLine(at(crack), 7, TAIL)).join('') +
    fill(hole, inks.umber) +
    clip(hole, fill(face, inks.gold) + bill.paint + bill.key) +
    fill(closed(at('34,-20 41,-28 46,-15')).d, inks.white) +
    inkLine(at('-52,4 -30,-30 -6,-22 14,-46 34,-20 60,-14'), 5, EVEN)
  );
}

function hatching(): Svg {
  const egg = stillEgg(442, 812, {
    height: 404,
    tilt: -22,
    shell: inks.white,
    light: 1,
    marks: pip(476, 766),
    seed: 21,
  });
  return layer(contactShadow(446, 990, 400, 50, inks.umber), 'soft') + printBird(egg, 0, 0);
}

function hatched(): Svg {
  const shell = { scale: 1.36, rotate: 58 };
  const bits = [
    [690, 1000, 0.9, 20],
    [644, 972, 0.6, 120],
    [1392, 988, 0.7, -30],
  ] as const;
  return (
    layer(contactShadow(1320, 930, 260, 46, inks.umber), 'soft') +
    printBird(shellBack, 1360, 850, shell) +
    printBird(shellCup(9), 1360, 850, shell) +
    layer(contactShadow(1060, 994, 500, 46, inks.umber), 'soft') +
    printBird(wetDuckling(), 1326, 540, { scale: 1.9, flip: true, under: inks.gold }) +
    bits.map(([x, y, scale, rotate]) => printBird(shellBit, x, y, { scale, rotate })).join('')
  );
}

export const clutch = (): Svg => rows() + hatching() + hatched();
