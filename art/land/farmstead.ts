import { dash, EVEN, fill, group, LENS, type Svg } from '../hand/marks.ts';
import { inks, overprints } from '../hand/palette.ts';
import { clip } from '../hand/press.ts';
import { steps } from './perspective.ts';

interface BarnColours {
  wall?: string;
  dark?: string;
  roof?: string;
  trim?: string;
}

const outline = (d: string, colour: string, width: number): Svg =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none"/>`;

/** A gambrel barn for the middle distance; the origin is the front's left foot, 120 units wide. */
export function barn(scale = 1, colours: BarnColours = {}): Svg {
  const {
    wall = inks.rust,
    dark = overprints.barnShade,
    roof = inks.ink,
    trim = inks.white,
  } = colours;
  const front = 'M0 0V-78L18 -112L60 -136L102 -112L120 -78V0Z';
  const side = 'M0 0V-78L-150 -78V0Z';
  const roofPlane = 'M-6 -76L14 -114L58 -138L-92 -138L-136 -114L-158 -76Z';
  const sideJoints = steps(-142, -10, 11).map((x) => dash([x, -76], [x, -2], 1.8, EVEN));
  const frontJoints = steps(10, 109, 9).map((x) => dash([x, -134], [x, -2], 1.6, EVEN));
  const ribs = steps(0, 150, 26).map((x) => dash([x - 150, -80], [x - 128, -114], 1.8, LENS));
  const windows = [-120, -80, -40];
  return group(
    [
      fill(side, dark),
      fill(sideJoints.join(''), inks.ink, 'opacity=".55"'),
      fill(front, wall),
      clip(front, fill(frontJoints.join(''), dark)),
      fill(roofPlane, roof),
      fill(ribs.join(''), inks.dusk),
      fill('M36 0V-52H84V0Z', dark),
      outline('M36 0V-52H84V0M36 -52L84 0M84 -52L36 0M60 -52V0', trim, 3.6),
      fill('M50 -84h20v-20h-20Z', inks.ink),
      outline('M50 -84h20v-20h-20Z', trim, 3),
      outline('M0 0V-78L18 -112L60 -136L102 -112L120 -78V0', trim, 4),
      fill(windows.map((x) => `M${x} -52h18v18h-18Z`).join(''), trim),
      fill(windows.map((x) => `M${x + 3} -49h12v12h-12Z`).join(''), inks.ink),
      fill('M-60 -138v-16h20v16ZM-64 -154L-50 -168L-36 -154Z', trim),
    ].join(''),
    `transform="scale(${scale})"`,
  );
}

/** A white farmhouse for the middle distance; the origin is the gable's left foot. */
export function house(scale = 1): Svg {
  return group(
    [
      fill('M0 0V-62L40 -104L80 -62V0Z', inks.white),
      fill('M0 0V-62H-96V0Z', inks.mist),
      fill('M-4 -60L40 -108L-58 -108L-104 -58L-2 -58Z', inks.dusk),
      fill('M40 -110L88 -58L82 -54L40 -98L-2 -54L-6 -58Z', inks.ink),
      fill('M-30 -108v-22h16v22Z', inks.rust),
      fill('M30 0v-34h20v34Z', inks.rust),
      fill('M32 -64h16v20h-16ZM-80 -44h14v20h-14ZM-50 -44h14v20h-14ZM-24 -44h14v20h-14Z', inks.ink),
      fill('M8 -34h12v18h-12ZM60 -34h12v18h-12Z', inks.ink),
      fill('M34 -62h5v8h-5ZM-78 -42h4v7h-4ZM-48 -42h4v7h-4Z', inks.gold),
    ].join(''),
    `transform="scale(${scale})"`,
  );
}
