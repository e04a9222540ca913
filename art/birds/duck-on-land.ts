import { crescents, fringe, hatch } from '../hand/carving.ts';
import { closed, knots, pathOf } from '../hand/geometry.ts';
import { CURL, fill, inkLine, inkLines, LENS, type Svg, SWELL } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { clip, shade } from '../hand/press.ts';
import { type Bird, paths, turned } from './bird.ts';
import { duckHead } from './duck-head.ts';
import { duckPoses, type LandPose } from './duck-poses.ts';
import { duckLeg } from './legs.ts';
import { type Plumage, type PlumageName, plumageOf } from './plumage.ts';

const body = closed(
  '40,226! 70,252 106,262 164,246 236,220 292,204 350,192 408,206 446,248 468,306 462,362 432,410 376,442 302,454 226,446 158,416 108,374 74,330 44,290! 36,276 30,262! 28,248 32,238! 36,232',
);
const wing = closed(
  '392,298! 380,262 336,238 262,242 186,266 116,292 58,300! 104,324 148,356 206,388 276,400 346,384 382,344',
);
const breast = closed('404,180! 450,236 476,306 466,372 424,420 384,400 380,330 390,250');
const rump = closed('30,226! 100,256 150,290 140,330 170,420 120,400 60,330 20,260');
const speculum = closed('120,318! 190,330 270,350 262,388 200,380 150,352');
const hip = [300, 400] as const;

/** White birds: mist on the shaded side, dusk under the belly, warm light on the breast. */
const paleModelling =
  shade(body.d, inks.mist, { from: [360, 230], to: [230, 470], end: 1, middle: [0.45, 0.28] }) +
  shade(body.d, inks.mist, { from: [400, 120], to: [328, 120], end: 0.75 }) +
  shade(body.d, inks.dusk, { from: [300, 380], to: [240, 470], end: 0.8 }) +
  shade(body.d, inks.apricot, { from: [400, 250], to: [462, 250], end: 0.85 });

function paintBody(plumage: Plumage): Svg {
  const mantle = pathOf(knots('20,180 420,180 400,260 240,300 60,310'));
  const breastDown = hatch('366,200 382,250 392,300 360,390', '420,190 440,250 450,330 420,410', {
    rows: 8,
    length: [10, 26],
    gap: [14, 34],
    width: [1.6, 3.2],
    colour: plumage.pale ? inks.dusk : plumage.breastMark,
    seed: 3,
    density: (s) => (s < 0.75 ? 0.55 : 0.25),
  });
  const bellyDown = hatch('120,360 220,410 330,410 410,360', '110,390 220,462 330,470 430,420', {
    rows: 8,
    length: [12, 34],
    gap: [10, 26],
    width: [1.8, 3.6],
    colour: plumage.flankMark,
    seed: 13,
    density: () => 0.7,
  });
  const coloured =
    fill(mantle, plumage.mantle) +
    fill(breast.d, plumage.breast) +
    fill(rump.d, plumage.rump) +
    shade(body.d, plumage.shade, { from: [0, 350], to: [0, 462], end: 0.75 });
  return (
    fill(body.d, plumage.flank) +
    clip(body.d, (plumage.pale ? paleModelling : coloured) + breastDown + bellyDown)
  );
}

function paintWing(plumage: Plumage): Svg {
  const edges = crescents('366,258 300,246 220,262 150,300', '370,340 310,356 240,350 180,330', {
    rows: 6,
    columns: 5,
    width: 5,
    span: 0.74,
    colour: plumage.pale ? inks.dusk : plumage.mantleMark,
    seed: 2,
    from: 0.06,
    to: 0.78,
    density: (_s, t) => 0.95 - t * 0.35,
    jitter: 0.25,
  });
  const colours = plumage.pale
    ? shade(wing.d, inks.mist, { from: [260, 280], to: [235, 400], start: 0.05, end: 0.95 })
    : fill(speculum.d, plumage.speculum) +
      inkLine('118,314 190,326 272,346', 6, SWELL, plumage.wingBar) +
      shade(wing.d, plumage.shade, { from: [0, 300], to: [0, 402], end: 0.6 });
  return fill(wing.d, plumage.back) + clip(wing.d, colours + edges);
}

const wingLines =
  inkLine('392,298 382,344 346,385 276,402 206,390 148,358 104,325 58,300', 7, SWELL) +
  inkLines([
    [4, '306,388 210,366 110,324'],
    [3.8, '316,364 216,340 104,314'],
    [3.2, '296,340 210,318 100,304'],
  ]);

const bodyLines =
  inkLine(
    '468,306 462,362 432,410 376,442 302,454 226,446 158,416 108,374 74,330 44,290',
    8.5,
    (t) => 0.2 + 0.8 * LENS(t),
  ) +
  inkLines([
    [4, '44,290 36,276 30,262'],
    [4, '30,262 28,248 32,238'],
    [4, '33,236 40,226 54,240 70,252'],
    [5, '60,248 106,262 164,246 236,220 280,208'],
    [3.4, '32,240 62,262 98,276'],
    [3.4, '32,264 62,282 96,296'],
  ]) +
  fringe('170,422 226,447 300,455', {
    count: 12,
    length: [8, 15],
    width: 3.2,
    seed: 5,
    lean: -0.6,
    inset: 3,
  });

const tailCurl = inkLine('94,262 74,242 76,220 96,214 104,228 95,236', 7, CURL);

/** A duck ashore: 480 × 560 units and more where the head reaches out; soles at y 548. */
export function duckOnLand(
  pose: keyof typeof duckPoses | LandPose = 'standing',
  name: PlumageName = 'white',
  change: Partial<Plumage> = {},
): Bird {
  const plumage = plumageOf(name, change);
  const {
    head: headPose,
    legs,
    tilt = 0,
    over = false,
  }: LandPose = typeof pose === 'string' ? duckPoses[pose] : pose;
  const head = duckHead(headPose, plumage);
  const shanks = legs.map((leg) => duckLeg(leg));
  const tilted = (inner: Svg) => turned(inner, tilt, hip[0], hip[1]);
  const torso = paintBody(plumage);
  const upper = over
    ? torso + paintWing(plumage) + head.paint
    : torso + head.paint + paintWing(plumage);
  const lines = bodyLines + wingLines + (plumage.curl ? tailCurl : '');
  return {
    silhouette: tilted(paths(body.d) + head.silhouette),
    paint: shanks.map((s) => s.paint).join('') + tilted(upper + head.bill),
    key: shanks.map((s) => s.key).join('') + tilted(lines + head.key),
    crisp: tilted(head.crisp),
  };
}
