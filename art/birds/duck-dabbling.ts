import { crescents, hatch } from '../hand/carving.ts';
import { closed } from '../hand/geometry.ts';
import { CURL, fill, inkLine, inkLines, type Svg, SWELL } from '../hand/marks.ts';
import { inks, overprints } from '../hand/palette.ts';
import { clip, shade } from '../hand/press.ts';
import { type Bird, paths } from './bird.ts';
import { type Plumage, type PlumageName, plumageOf } from './plumage.ts';

const body = closed(
  '30,262! 34,210 58,150 92,98 128,58 158,22 176,12! 196,34 204,70 222,118 238,172 240,222 232,262!',
);
const wing = closed('56,262! 66,206 92,152 124,110 164,74! 170,130 164,190 140,240 120,262!');
const rump = closed('92,98 128,58 158,22 176,12! 196,34 204,70 214,104 170,120 130,116');
const foot = closed(
  '216,196! 244,176 262,146 290,128! 296,150 288,172 300,182! 276,200 246,214 222,222!',
);

const wet = (plumage: Plumage): Svg =>
  shade(body.d, plumage.pale ? inks.dusk : plumage.shade, {
    from: [0, 170],
    to: [0, 270],
    end: 0.75,
  }) +
  shade(body.d, plumage.pale ? inks.mist : plumage.shade, {
    from: [150, 0],
    to: [40, 60],
    end: 0.7,
  });

/** A duck tipped up to feed: 300 × 262 units, its waterline at y 252. Lay ripples over its foot. */
export function duckDabbling(name: PlumageName = 'white', change: Partial<Plumage> = {}): Bird {
  const plumage = plumageOf(name, change);
  const down = hatch('200,90 226,170 230,250', '150,110 180,180 170,250', {
    rows: 7,
    length: [10, 26],
    gap: [10, 26],
    width: [1.6, 3.2],
    colour: plumage.pale ? inks.mist : plumage.flankMark,
    seed: 5,
  });
  const feathers = crescents('160,84 100,150 66,240', '168,130 160,190 130,250', {
    rows: 6,
    columns: 3,
    width: 4.5,
    span: 0.74,
    colour: plumage.pale ? inks.dusk : plumage.mantleMark,
    seed: 4,
  });
  return {
    silhouette: paths(body.d),
    paint:
      fill(foot.d, overprints.legShade) +
      fill(body.d, plumage.flank) +
      clip(body.d, fill(rump.d, plumage.rump) + down + wet(plumage)) +
      fill(wing.d, plumage.back) +
      clip(
        wing.d,
        feathers +
          shade(wing.d, plumage.pale ? inks.mist : plumage.shade, {
            from: [130, 100],
            to: [60, 200],
            end: 0.8,
          }),
      ),
    key:
      inkLine('176,12 158,22 128,58 92,98 58,150 34,210 30,262', 6.5, SWELL) +
      inkLine('164,74 170,130 164,190 140,240 120,262', 5.5, SWELL) +
      (plumage.curl ? inkLine('150,62 128,50 120,28 136,14 150,24 142,34', 7, CURL) : '') +
      inkLines([
        [4, '176,12 196,34 204,70 222,118'],
        [3.4, '168,26 180,58 186,86'],
        [3.4, '158,34 160,60 160,84'],
        [4.4, '238,172 240,222 232,262'],
        [3.4, '150,110 148,180 128,250'],
        [3.2, '128,130 116,190 96,250'],
        [3.4, '216,196 244,176 262,146 290,128'],
        [3, '222,214 252,196 284,160'],
        [3, '300,182 276,200 246,214'],
      ]),
    crisp: '',
  };
}
