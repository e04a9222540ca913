import { fringe, hatch } from '../hand/carving.ts';
import { closed, type Knots } from '../hand/geometry.ts';
import { fill, inkLine, inkLines, type Svg, SWELL } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { clip, shade } from '../hand/press.ts';
import { type Bird, paths, turned } from './bird.ts';
import { type Barring, barringOf, cape } from './hen.ts';
import { henHead } from './hen-head.ts';
import { type HenPlumage, henPlumages } from './hen-plumage.ts';
import type { HenPose } from './hen-poses.ts';
import { henLeg } from './legs.ts';

interface PulletPose extends HenPose {
  /** Wings folded, or lifted in a run. */
  wings: 'folded' | 'lifted';
}

const body = closed(
  '50,176! 92,206 150,220 214,212 280,196 344,192 392,206 416,240 412,284 384,320 330,340 262,346 198,330 150,298 112,258 66,224! 54,208 48,192!',
);
const folded = closed(
  '376,246! 350,218 296,212 226,228 168,246 118,256! 150,284 200,308 262,320 322,310 360,284',
);
const lifted = closed(
  '372,240! 340,196 292,158 226,126 168,104 128,98! 126,112 134,126! 128,134 140,150! 138,160 152,174! 154,186 172,200 206,236 262,276 326,284',
);
const nearThigh = closed('268,322! 272,366 286,400 302,412 320,404 350,356 332,324');
const farThigh = closed('214,322! 222,362 238,390 254,398 270,388 290,344');
const hip = [296, 330] as const;

const legs = [
  { hip: [250, 384], length: 124 },
  { hip: [304, 396], length: 126, near: true },
] as const;

export const pulletPoses = {
  alert: {
    head: { at: [436, 70], turn: -4 },
    nape: '388,64! 380,104 366,150 330,196',
    hem: '304,212! 332,228 356,246 382,262 402,268',
    throat: '422,236 436,190 446,132 450,96',
    tilt: -8,
    legs,
    wings: 'folded',
  },
  running: {
    head: { at: [534, 154], turn: -2 },
    nape: '486,148! 456,168 414,190 358,204',
    hem: '328,208! 342,236 358,258 384,276 404,280',
    throat: '422,256 450,228 488,200 530,178',
    tilt: 4,
    legs: [
      { hip: [236, 372], length: 130, swing: 46 },
      { hip: [318, 388], length: 130, near: true, swing: -34 },
    ],
    wings: 'lifted',
  },
} as const satisfies Record<string, PulletPose>;

function paintBody({ base, shadow, fleck }: HenPlumage): Svg {
  const flecks = hatch('410,220 390,280 330,330', '420,250 404,310 330,352', {
    rows: 8,
    length: [8, 18],
    gap: [8, 18],
    width: [2, 4],
    colour: fleck ?? inks.mist,
    seed: 4,
    density: (_s, t) => 0.9 - 0.5 * t,
  });
  return (
    fill(body.d, base) +
    clip(
      body.d,
      shade(body.d, shadow, { from: [330, 220], to: [260, 372], end: 1, middle: [0.5, 0.25] }) +
        shade(body.d, shadow, { from: [170, 230], to: [60, 190], end: 0.9 }) +
        flecks,
    )
  );
}

/** The thighs follow the legs' swing by half. */
function thighs({ base, shadow }: HenPlumage, [farSwing = 0, nearSwing = 0]: readonly number[]) {
  const far = (inner: Svg) => turned(inner, farSwing * 0.45, 250, 330);
  const near = (inner: Svg) => turned(inner, nearSwing * 0.45, 308, 330);
  const shaded = (d: string, start: number) =>
    fill(d, base) + clip(d, shade(d, shadow, { from: [0, 330], to: [0, 416], start, end: 0.85 }));
  return {
    far: far(shaded(farThigh.d, 0.6)),
    near: near(shaded(nearThigh.d, 0.1)),
    key:
      near(inkLine('272,362 286,400 302,413 320,404 344,366', 5)) +
      far(inkLine('220,354 238,390 254,399 268,390', 4.5)),
  };
}

/** Quills of a wing from the wrist outward. */
const quills: readonly (readonly [number, Knots])[] = [
  [4, '330,218 236,152 134,126'],
  [4, '322,240 240,188 140,150'],
  [4, '312,256 250,216 154,175'],
];

function wing(shape: PulletPose['wings'], { base, shadow, bar }: HenPlumage, bars: Barring) {
  if (shape === 'lifted') {
    return (
      fill(lifted.d, base) +
      clip(
        lifted.d,
        shade(lifted.d, shadow, { from: [260, 150], to: [210, 290], end: 0.8 }) +
          shade(lifted.d, shadow, { from: [270, 170], to: [130, 100], end: 0.9 }) +
          bars('366,236 300,166 150,110', '330,284 240,262 170,196', 7, 4, 7, 5),
      ) +
      inkLines(quills) +
      inkLine('372,240 340,196 292,158 226,126 168,104 128,98', 5.5, SWELL, bar) +
      inkLine('172,200 206,236 262,277 326,285 366,262', 5.5, SWELL)
    );
  }
  return (
    fill(folded.d, base) +
    clip(
      folded.d,
      shade(folded.d, shadow, { from: [0, 230], to: [0, 322], end: 0.8 }) +
        bars('366,226 300,216 140,254', '366,290 290,314 160,284', 11, 4, 7, 11, { bulge: 0.36 }),
    ) +
    inkLine('376,246 362,284 322,312 262,322 200,310 150,286 118,256', 5.5, SWELL) +
    inkLines([
      [4, '280,306 210,288 130,262'],
      [4, '296,290 220,268 134,256'],
    ])
  );
}

const outlines =
  inkLines([
    [4, '50,176 92,206 150,220 214,212'],
    [4, '66,224 54,208 48,192'],
    [4, '56,184 100,222 140,240'],
    [4, '60,212 104,240 136,252'],
    [3.6, '392,206 416,240 412,284'],
  ]) +
  inkLine('412,284 384,321 330,341 262,347 198,331 150,299 112,259 66,224', 6, SWELL) +
  fringe('150,299 198,331 262,347 330,341', {
    count: 18,
    length: [8, 18],
    width: 4,
    seed: 8,
    lean: -0.6,
    inset: 4,
  });

/** A half-grown hen, all legs: 480 × 530 units and more where her head reaches out; soles at y 526. */
export function pullet(
  name: keyof typeof henPlumages = 'red',
  given: keyof typeof pulletPoses | PulletPose = 'alert',
  change: Partial<HenPlumage> = {},
): Bird {
  const plumage: HenPlumage = { ...henPlumages[name], ...change };
  const pose: PulletPose = typeof given === 'string' ? pulletPoses[given] : given;
  const head = henHead(pose.head.at, pose.head.turn ?? 0, plumage.comb, 'young');
  const hackle = cape(pose, plumage);
  const shanks = pose.legs.map((leg) => henLeg(leg));
  const thigh = thighs(
    plumage,
    pose.legs.map((leg) => leg.swing ?? 0),
  );
  const tilted = (inner: Svg) => turned(inner, pose.tilt ?? 0, hip[0], hip[1]);
  return {
    silhouette:
      tilted(paths(body.d, ...(pose.wings === 'lifted' ? [lifted.d] : []))) +
      paths(hackle.d, ...head.silhouette),
    paint:
      shanks.map((s) => s.paint).join('') +
      thigh.far +
      thigh.near +
      tilted(paintBody(plumage)) +
      fill(hackle.d, plumage.base) +
      head.paint,
    key:
      shanks.map((s) => s.key).join('') +
      thigh.key +
      tilted(outlines + wing(pose.wings, plumage, barringOf(plumage))) +
      hackle.svg +
      head.key,
    crisp: head.crisp,
  };
}
