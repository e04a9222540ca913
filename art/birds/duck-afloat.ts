import { hatch } from '../hand/carving.ts';
import { closed, curve, knots, pathOf } from '../hand/geometry.ts';
import { BRUSH, brush, CURL, fill, inkLine, inkLines, LENS, type Svg } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { clip, shade } from '../hand/press.ts';
import { type Bird, paths } from './bird.ts';
import { duckHead, type HeadPose } from './duck-head.ts';
import { type Plumage, type PlumageName, plumageOf } from './plumage.ts';

/** Heads for a floating duck; add a pose here or pass your own. */
export const afloatHeads = {
  swimming: {
    at: [449, 88],
    neck: 'below',
    nape: '392,192! 404,166 406,142 396,114',
    throat: '474,158 476,174 486,186! 436,200',
  },
  sleeping: {
    at: [318, 136],
    turn: 12,
    flip: true,
    neck: 'behind',
    nape: '478,214! 462,164 424,122 378,98',
    throat: '330,196 372,214 420,226!',
    asleep: true,
    tucked: true,
  },
} as const satisfies Record<string, HeadPose>;

const body = closed(
  '30,160! 84,176 134,168 200,142 276,130 340,140 390,156 440,164 490,186 518,230 512,270 474,299 380,308 250,310 166,303 108,282 66,238 44,200',
);
const breast = closed(
  '424,150! 446,156 500,180 534,235 512,292 460,314 404,318 396,280 412,235 408,194',
);
const wing = closed(
  '396,192! 360,158 290,138 210,146 142,170 72,192! 124,208 172,228 236,252 310,256 372,238',
);
const tail = closed('24,150! 70,166 120,172 124,206 100,224 58,206');
const rump = closed(
  '154,152! 112,168 88,180 72,200 62,232 96,262 130,292 160,306 178,284 152,250 142,212',
);
const speculum = closed('142,224! 196,243 252,256 266,240 262,222 200,214 152,206!');

function paintBody(plumage: Plumage): Svg {
  const mantle = pathOf(knots('100,100 420,100 420,200 240,230 100,210'));
  return (
    fill(body.d, plumage.flank) +
    clip(
      body.d,
      fill(mantle, plumage.mantle) +
        fill(breast.d, plumage.breast) +
        fill(rump.d, plumage.rump) +
        hatch('170,225 260,262 350,262 400,240', '150,300 260,318 360,318 420,300', {
          rows: 9,
          length: [12, 40],
          gap: [5, 16],
          width: [1.4, 3],
          colour: plumage.flankMark,
          seed: 5,
          density: (s) => 0.95 - s * 0.45,
        }) +
        hatch('170,235 260,268 350,268 400,244', '150,310 260,322 360,322 420,306', {
          rows: 8,
          length: [10, 30],
          gap: [10, 26],
          width: [1.2, 2.6],
          colour: inks.dusk,
          seed: 9,
          density: (s) => 0.25 + s * 0.7,
        }) +
        hatch('404,186 398,240 400,300', '480,180 514,235 480,305', {
          rows: 9,
          length: [10, 26],
          gap: [8, 18],
          width: [1.6, 3.6],
          colour: plumage.breastMark,
          seed: 6,
          density: (s, t) => 0.25 + 0.75 * s * (1 - t * 0.6),
        }) +
        shade(body.d, plumage.shade, { from: [0, 235], to: [0, 312], end: 0.72 }),
    )
  );
}

function paintWing(plumage: Plumage): Svg {
  const mantle = closed('396,186 340,152 280,132 210,146 140,172 200,198 290,210 366,214');
  const bars =
    brush(curve('138,228 196,249 262,261'), 6.5, BRUSH) +
    brush(curve('150,204 200,211 264,218'), 5.5, BRUSH);
  return (
    fill(wing.d, plumage.back) +
    clip(
      wing.d,
      fill(mantle.d, plumage.mantle) +
        fill(speculum.d, plumage.speculum) +
        fill(bars, plumage.wingBar) +
        hatch('380,180 300,146 210,152 110,184', '370,222 300,216 220,206 110,200', {
          rows: 7,
          length: [26, 64],
          gap: [8, 18],
          width: [2, 4.2],
          colour: plumage.mantleMark,
          seed: 8,
          density: (s) => 0.95 - s * 0.5,
        }) +
        hatch('380,190 300,160 210,162 110,190', '370,240 300,250 270,240 250,226', {
          rows: 6,
          length: [18, 44],
          gap: [14, 30],
          width: [1.6, 3],
          colour: plumage.mantleDark,
          seed: 28,
          density: () => 0.7,
        }) +
        shade(wing.d, plumage.shade, { from: [0, 205], to: [0, 262], end: 0.6 }),
    )
  );
}

const tailCurls =
  inkLine('104,172 84,154 84,132 104,124 116,136 106,147', 9, CURL) +
  inkLine('128,164 112,146 116,126 134,120 142,132 133,140', 8, CURL);

const bodyLines =
  inkLine('396,192 372,238 310,257 236,254 160,229 72,193', 6.5, (t) => 0.35 + 0.65 * LENS(t)) +
  inkLines([
    [4, '28,156 50,198 74,232'],
    [3, '40,166 74,186 100,196'],
    [2.6, '36,158 80,174 116,178'],
    [3.8, '240,252 160,222 76,194'],
    [3.5, '260,222 180,204 96,194'],
    [3, '330,208 250,200 150,184'],
    [3.2, '356,236 361,214 350,192'],
    [3.2, '316,250 322,228 312,206'],
    [2.8, '278,250 285,230 276,210'],
    [5.5, '518,228 512,270 474,299'],
    [3.5, '200,142 276,130 340,140'],
  ]);

/** A duck on the water: 560 × 310 units, its waterline at y 300. */
export function duckAfloat(
  name: PlumageName = 'mallard',
  pose: keyof typeof afloatHeads | HeadPose = 'swimming',
  change: Partial<Plumage> = {},
): Bird {
  const plumage = plumageOf(name, change);
  const head = duckHead(typeof pose === 'string' ? afloatHeads[pose] : pose, plumage);
  return {
    silhouette: paths(body.d, tail.d) + head.silhouette,
    paint:
      fill(tail.d, plumage.tail) + paintBody(plumage) + paintWing(plumage) + head.paint + head.bill,
    key: (plumage.curl ? tailCurls : '') + bodyLines + head.key,
    crisp: head.crisp,
  };
}
