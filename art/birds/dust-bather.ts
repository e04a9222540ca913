import { crescents, fringe, hatch } from '../hand/carving.ts';
import { closed, curve, lerp, type Point, resample } from '../hand/geometry.ts';
import { brush, fill, inkLine, inkLines, type Profile, type Svg, SWELL } from '../hand/marks.ts';
import { inks, overprints } from '../hand/palette.ts';
import { clip, shade } from '../hand/press.ts';
import { type Bird, paths } from './bird.ts';
import { cape } from './hen.ts';
import { henHead } from './hen-head.ts';
import { type HenPlumage, henPlumages } from './hen-plumage.ts';

/** She lies half on her side, every feather on end: a heap with a head. */
const body = closed(
  '62,150! 96,182 140,206 196,206 260,184 330,170 398,176 452,206 486,256 494,312 470,366 410,404 330,424 240,426 160,412 100,384 66,344 62,296 84,252 74,214 52,184! 50,168',
);
const QUILL: Profile = (t) => Math.min(1, 0.35 + t * 1.6, ((1 - t) / 0.16) ** 0.6);

/** Quills fanned out from a wrist. */
const fanOf = (at: Point, count: number, angles: Point, reaches: Point) =>
  Array.from({ length: count }, (_, i) => {
    const u = i / (count - 1);
    const angle = lerp(angles[0], angles[1], u);
    const reach = lerp(reaches[0], reaches[1], u) + 26 * Math.sin(Math.PI * u);
    const tip: Point = [at[0] + Math.cos(angle) * reach, at[1] + Math.sin(angle) * reach * 0.86];
    const belly: Point = [
      at[0] + Math.cos(angle + 0.16) * reach * 0.55,
      at[1] + Math.sin(angle + 0.16) * reach * 0.48,
    ];
    return resample(curve([at, belly, tip]), 22);
  });
/** The near wing lies spread over the ground, the far one beats behind her back. */
const nearQuills = fanOf([386, 270], 9, [2.72, 1.12], [300, 236]);
const farQuills = fanOf([330, 240], 7, [3.5, 4.75], [270, 190]);
const coverts = closed(
  '404,240! 350,226 276,244 200,286 168,322! 192,350 236,372 288,390 340,400 392,396 428,372! 438,320 428,270',
);
const pose = {
  head: { at: [520, 196], turn: 18 },
  nape: '470,176! 446,190 410,200 356,204',
  hem: '330,214! 352,238 374,258 402,278 430,300 456,318',
  throat: '490,300 520,280 528,248 526,222',
  legs: [],
} as const;

function fan(quills: readonly (readonly Point[])[], { base, shadow, bar }: HenPlumage): Svg {
  return quills
    .map((quill) => {
      const d = brush(quill, 50, QUILL);
      const rib = brush(quill.slice(3, 21), 4, SWELL);
      const from = quill[6] as Point;
      const to = quill[21] as Point;
      return (
        fill(d, base) +
        clip(d, shade(d, shadow, { from, to, start: 0.7, end: 0.05 })) +
        fill(rib, bar) +
        fill(brush(edgeOf(quill, 24), 4.4, SWELL), inks.ink)
      );
    })
    .join('');
}

/** The rear edge of a quill, where it shades its neighbour. */
const edgeOf = (quill: readonly Point[], half: number): Point[] =>
  quill.slice(7, 22).map((p, i, all) => {
    const q = all[Math.min(i + 1, all.length - 1)] as Point;
    const o = all[Math.max(i - 1, 0)] as Point;
    const length = Math.hypot(q[0] - o[0], q[1] - o[1]) || 1;
    const reach = half * QUILL((i + 7) / 21);
    return [p[0] - ((q[1] - o[1]) / length) * reach, p[1] + ((q[0] - o[0]) / length) * reach];
  });

function paintBody({ base, shadow, fleck }: HenPlumage): Svg {
  return (
    fill(body.d, base) +
    clip(
      body.d,
      shade(body.d, shadow, { from: [300, 260], to: [230, 440], end: 1, middle: [0.5, 0.4] }) +
        shade(body.d, shadow, { from: [150, 230], to: [56, 180], end: 0.8 }) +
        shade(body.d, fleck ?? inks.white, { from: [400, 250], to: [440, 170], end: 0.9 }) +
        hatch('150,214 250,196 350,178 440,204', '90,300 200,300 300,250 400,240', {
          rows: 9,
          length: [14, 34],
          gap: [14, 34],
          width: [3, 6],
          colour: shadow,
          seed: 4,
          density: (s) => 0.25 + 0.5 * s,
        }),
    )
  );
}

/** A kicking foot behind her. */
const foot = (): Svg => {
  const toe = (knots: string, width: number) =>
    brush(resample(curve(knots), 12), width, (t) => 1 - 0.6 * t);
  return fill(
    toe('120,396 88,404 60,396', 20) +
      toe('66,398 36,396 14,380', 13) +
      toe('66,398 36,412 10,412', 13) +
      toe('68,400 50,424 30,436', 12),
    overprints.shankShade,
  );
};

const ruffled = { length: [18, 40] as const, width: 11, lean: 0.45, inset: 6 };

/** A hen in her dust bath: 570 × 530 units, lying on her left side. */
export function dustBather(name: keyof typeof henPlumages = 'buff'): Bird {
  const plumage: HenPlumage = henPlumages[name];
  const head = henHead(pose.head.at, pose.head.turn, plumage.comb, 'grown', true);
  const hackle = cape(pose, plumage);
  const rows = (colour: string, seed: number) =>
    crescents('404,240 330,236 250,262 180,316', '430,370 370,398 290,390 210,360', {
      rows: 6,
      columns: 6,
      width: 6,
      span: 0.86,
      bulge: 0.45,
      colour,
      seed,
      jitter: 0.2,
    });
  return {
    silhouette: paths(
      body.d,
      ...farQuills.map((quill) => brush(quill, 50, QUILL)),
      hackle.d,
      ...head.silhouette,
    ),
    paint:
      foot() +
      fan(farQuills, plumage) +
      fringe(body.line, { ...ruffled, count: 70, colour: plumage.base, seed: 3, side: -1 }) +
      paintBody(plumage) +
      fill(hackle.d, plumage.base) +
      head.paint,
    key:
      fringe(body.line, {
        ...ruffled,
        count: 26,
        width: 4.5,
        seed: 9,
        side: -1,
        from: 0.02,
        to: 0.4,
      }) +
      inkLine('84,252 62,296 66,344 100,384 160,412 240,427', 8, SWELL) +
      inkLine('494,312 470,366 432,394', 6, SWELL) +
      inkLines([
        [4, '62,150 96,182 140,206 196,206'],
        [4, '52,184 50,168 62,150'],
        [4, '64,166 100,206 130,232'],
        [4, '58,186 92,228 112,256'],
      ]) +
      hackle.svg +
      fan(nearQuills, plumage) +
      fill(coverts.d, plumage.base) +
      clip(
        coverts.d,
        shade(coverts.d, plumage.shadow, { from: [330, 250], to: [250, 400], end: 0.7 }) +
          rows(plumage.bar, 5),
      ) +
      inkLine('404,240 350,226 276,244 200,286 168,322', 5, SWELL) +
      head.key,
    crisp: '',
  };
}
