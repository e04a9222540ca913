import { crescents, fringe, hatch } from '../hand/carving.ts';
import { closed, curve, knots, last, nth } from '../hand/geometry.ts';
import { fill, inkLine, inkLines, LENS, type Svg, SWELL } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { clip, shade } from '../hand/press.ts';
import { type Bird, paths, turned } from './bird.ts';
import { henHead } from './hen-head.ts';
import { type HenPlumage, henPlumages } from './hen-plumage.ts';
import { type HenPose, henPoses } from './hen-poses.ts';
import { henLeg } from './legs.ts';

const body = closed(
  '98,84! 124,126 156,186 200,220 250,222 298,206 352,188 404,188 440,200 460,230 466,284 448,342 404,392 350,416 290,424 228,414 176,384 136,336 106,284 72,234 40,184! 46,160 48,146! 58,126 64,114! 80,96',
);
const wing = closed(
  '400,258! 372,226 310,220 240,238 176,262 128,284! 158,308 204,336 268,354 336,346 384,312',
);
const nearThigh = closed('276,372! 288,420 306,448 330,452 354,434 382,388 340,360 300,360');
const farThigh = closed('216,384! 228,418 244,440 266,446 286,434 300,400 262,380');
const hip = [300, 392] as const;

export type Barring = (
  a: string,
  b: string,
  rows: number,
  columns: number,
  width: number,
  seed: number,
  more?: { bulge?: number; from?: number },
) => Svg;

export const barringOf =
  ({ bar, bars }: HenPlumage): Barring =>
  (a, b, rows, columns, width, seed, more = {}) =>
    crescents(a, b, {
      rows,
      columns,
      width: width * bars,
      bulge: 0.38,
      colour: bar,
      seed,
      ...more,
    });

function paintBody({ base, shadow, fleck }: HenPlumage): Svg {
  const flecks = fleck
    ? hatch('428,190 420,230 390,290 330,360 250,380', '432,190 468,250 452,350 370,416 240,416', {
        rows: 12,
        length: [8, 20],
        gap: [8, 18],
        width: [2, 4],
        colour: fleck,
        seed: 4,
        density: (_s, t) => 0.8 * (1 - t),
      })
    : '';
  const warmth = shade(body.d, inks.apricot, {
    from: [410, 230],
    to: [480, 240],
    end: fleck ? 0.35 : 0.8,
  });
  const modelling =
    shade(body.d, shadow, { from: [330, 250], to: [240, 430], end: 1, middle: [0.5, 0.3] }) +
    warmth;
  return fill(body.d, base) + clip(body.d, modelling + flecks);
}

/** Both thighs: without the far one the rear leg seems stuck on. */
function thighs({ base, shadow }: HenPlumage, bars: Barring) {
  const shaded = (d: string, start: number) =>
    fill(d, base) + clip(d, shade(d, shadow, { from: [0, 380], to: [0, 460], start, end: 0.95 }));
  return {
    far: shaded(farThigh.d, 0.6),
    near: shaded(nearThigh.d, 0.2),
    key:
      clip(nearThigh.d, bars('284,380 298,420 318,452', '376,384 352,424 330,452', 4, 3, 6, 13)) +
      clip(farThigh.d, bars('220,390 232,420 250,446', '296,400 280,430 262,446', 4, 3, 5, 15)) +
      inkLines([
        [5, '284,412 306,447 330,453 354,434 378,396'],
        [4.5, '222,408 244,440 266,447 284,436'],
      ]),
  };
}

/** The hackle has its own ground, because it overlaps the wing. */
export function cape(pose: HenPose, { base, shadow, bar, bars }: HenPlumage) {
  const [nape, hem, throat] = [knots(pose.nape), knots(pose.hem), knots(pose.throat)];
  const outline = closed([...nape, ...hem, ...throat, [pose.head.at[0] - 8, pose.head.at[1] - 22]]);
  const crown = nth(nape, 0);
  const flow = {
    rows: 17,
    columns: (t: number) => 3 + Math.round(t * 4),
    width: 6 * bars,
    bulge: 0.55,
    colour: bar,
    seed: 9,
  };
  const chin = last(throat);
  const feathers = crescents(
    curve([
      [(crown[0] + chin[0]) / 2, (crown[1] + chin[1]) / 2 - 24],
      ...nape.slice(1),
      nth(hem, 1),
    ]),
    curve([...throat.toReversed(), last(hem)]),
    flow,
  );
  const dark = shade(outline.d, shadow, { from: chin, to: last(nape), end: 0.6 });
  return {
    d: outline.d,
    svg:
      fill(outline.d, base) +
      clip(outline.d, dark + feathers) +
      fringe(curve(hem), { count: 22, length: [10, 20], width: 4, seed: 4, lean: -0.3, inset: 8 }) +
      inkLine(nape.toReversed(), 4, LENS) +
      inkLine(throat.toReversed().slice(1), 3.4, LENS),
  };
}

const outlines =
  inkLines([
    [7, '466,284 448,342 404,388 364,406'],
    [3.6, '436,198 458,228 467,280'],
    [4, '40,184 46,160 48,146'],
    [4, '48,146 58,126 64,114'],
    [4, '64,114 80,96 98,84'],
    [4.5, '98,84 124,126 156,186 200,220 250,222'],
    [5, '66,116 100,168 146,230'],
    [5, '50,148 88,206 134,262'],
  ]) + inkLine('250,418 176,384 136,336 106,284 72,234 40,184', 6.5, SWELL);

function bodyKey(plumage: HenPlumage, bars: Barring): Svg {
  const barring =
    bars('166,204 136,150 112,110 92,84', '170,310 114,272 76,226 40,180', 9, 4, 10, 1, {
      bulge: 0.22,
      from: 0.02,
    }) +
    bars('250,360 200,330 140,280', '250,420 180,376 110,268', 6, 4, 7, 3) +
    bars(
      '428,190 420,230 390,290 330,360 250,380',
      '432,190 468,250 452,350 370,416 240,416',
      14,
      5,
      8,
      5,
      { from: 0.03 },
    ) +
    bars('300,208 240,234 190,230 140,180', '320,240 240,262 180,290 120,280', 9, 3, 7, 7);
  const wingGround =
    fill(wing.d, plumage.base) +
    clip(wing.d, shade(wing.d, plumage.shadow, { from: [0, 250], to: [0, 356], end: 0.8 }));
  const wingBars = bars(
    '384,232 310,222 230,242 130,284',
    '388,316 320,352 240,346 150,300',
    12,
    5,
    8,
    11,
    { bulge: 0.36 },
  );
  const wingEdge = inkLine(
    '400,258 386,312 336,348 268,356 204,338 158,309 128,284',
    6,
    (t) => 0.35 + 0.65 * LENS(t),
  );
  return clip(body.d, barring) + wingGround + clip(wing.d, wingBars) + wingEdge + outlines;
}

/** A hen: 500 × 560 units and more where her head reaches out; soles at y 548. */
export function hen(
  name: keyof typeof henPlumages = 'barred',
  given: keyof typeof henPoses | HenPose = 'standing',
  change: Partial<HenPlumage> = {},
): Bird {
  const plumage: HenPlumage = { ...henPlumages[name], ...change };
  const pose: HenPose = typeof given === 'string' ? henPoses[given] : given;
  const bars = barringOf(plumage);
  const head = henHead(pose.head.at, pose.head.turn ?? 0, plumage.comb);
  const hackle = cape(pose, plumage);
  const shanks = pose.legs.map((leg) => henLeg(leg));
  const thigh = pose.legs.length > 0 ? thighs(plumage, bars) : { far: '', near: '', key: '' };
  const tilted = (inner: Svg) => turned(inner, pose.tilt ?? 0, hip[0], hip[1]);
  return {
    silhouette: tilted(paths(body.d)) + paths(hackle.d, ...head.silhouette),
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
      tilted(bodyKey(plumage, bars)) +
      hackle.svg +
      head.key,
    crisp: head.crisp,
  };
}
