import { fringe, hatch } from '../hand/carving.ts';
import { closed } from '../hand/geometry.ts';
import { dot, fill, inkLine, inkLines, LENS } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { clip, shade } from '../hand/press.ts';
import { type Bird, eye, paths } from './bird.ts';
import { drowsyLid } from './downy.ts';

interface FrontOptions {
  eyes?: 'open' | 'drowsy' | 'asleep';
  down?: string;
  light?: string;
  deep?: string;
  seed?: number;
}

const outline = closed(
  '120,14 158,26 178,60 175,96 164,116 200,136 220,176 208,212 170,230 120,234 70,230 32,212 20,176 40,136 76,116 65,96 62,60 82,26',
);
const bill = closed(
  '105,78! 112,72 128,72 135,78! 141,92 147,106 138,118 120,123 102,118 93,106 99,92',
);

/** A duckling sitting, seen from the front: 240 × 236 units, on the ground at y 234. */
export function ducklingFront(options: FrontOptions = {}): Bird {
  const {
    eyes = 'open',
    down = inks.gold,
    light = inks.apricot,
    deep = inks.rust,
    seed = 3,
  } = options;
  const { d, line } = outline;
  const flecks = { length: [5, 13] as const, gap: [8, 20] as const, width: [1.5, 3.2] as const };
  const lids = [83, 157]
    .map((x) =>
      inkLine(
        [
          [x - 11, 74],
          [x, 80],
          [x + 11, 74],
        ],
        4.4,
        LENS,
      ),
    )
    .join('');
  const modelling =
    shade(d, light, { from: [120, 20], to: [120, 130], start: 1, end: 0 }) +
    shade(d, deep, { from: [120, 140], to: [110, 240], end: 0.9 }) +
    shade(closed('76,116 120,124 164,116 176,136 120,146 64,136').d, deep, {
      from: [0, 112],
      to: [0, 146],
      start: 0.7,
      end: 0,
    }) +
    hatch('76,30 120,18 164,30', '70,60 120,52 170,60', {
      ...flecks,
      rows: 5,
      colour: inks.white,
      seed,
      density: () => 0.5,
    }) +
    hatch('50,140 120,136 190,140', '36,214 120,226 204,214', {
      ...flecks,
      rows: 9,
      colour: inks.white,
      seed: seed + 2,
      density: (s) => 0.5 * (1 - s),
    }) +
    hatch('40,160 120,160 200,160', '36,214 120,228 204,214', {
      ...flecks,
      rows: 7,
      colour: deep,
      seed: seed + 4,
      density: (s) => 0.6 * s,
    });
  const hairs = { length: [7, 15] as const, lean: -0.3, side: -1 as const };
  return {
    silhouette: paths(d),
    paint:
      fringe(line, { ...hairs, count: 110, width: 4.6, colour: down, seed, inset: 2 }) +
      fill(d, down) +
      clip(d, modelling) +
      fill(bill.d, inks.orange) +
      clip(bill.d, shade(bill.d, inks.rust, { from: [0, 98], to: [0, 124], end: 0.9 })),
    key:
      fringe(line, { ...hairs, count: 16, width: 2.8, seed: 7, from: 0.3, to: 0.7, inset: 3 }) +
      inkLines([
        [4.5, '206,212 170,231 120,236 70,231 36,214'],
        [3, '66,98 76,116 62,124'],
        [3, '174,98 164,116 178,124'],
        [3.6, '93,106 102,119 120,124 138,119 147,106'],
        [2.6, '96,108 108,113 120,114 132,113 144,108'],
        [2.4, '100,90 106,78 112,72'],
        [3, '44,160 52,190 72,210'],
        [3, '196,160 188,190 168,210'],
      ]) +
      (eyes === 'asleep' ? lids : '') +
      dot(112, 88, 2, inks.ink) +
      dot(128, 88, 2, inks.ink),
    crisp:
      eyes === 'asleep'
        ? ''
        : [83, 157]
            .map(
              (x) =>
                eye(x, 74, eyes === 'drowsy' ? 8.5 : 10) +
                (eyes === 'drowsy' ? drowsyLid(x, 74, light) : ''),
            )
            .join(''),
  };
}
