import { crescents, hatch } from '../../hand/carving.ts';
import { closed, curve } from '../../hand/geometry.ts';
import {
  BRUSH,
  brush,
  CURL,
  fill,
  inkLine,
  LENS,
  type Svg,
  SWELL,
  TAIL,
} from '../../hand/marks.ts';
import { inks, overprints } from '../../hand/palette.ts';
import { clip, shade } from '../../hand/press.ts';
import { type Bird, paths } from '../bird.ts';
import { big, breastShade, enlarged } from './scale.ts';

const shape = (given: string) => closed(big(given));
const mark = (given: string, width: number, profile = LENS, colour: string = inks.ink) =>
  inkLine(big(given), width, profile, colour);
const across = (y: number) => y * enlarged;

const body = shape(
  '52,180! 96,172 134,164 200,140 276,128 340,136 390,150 450,156 500,178 530,226 522,272 484,302 380,312 250,314 166,308 108,288 72,246',
);
const breast = shape(
  '404,186! 440,176 506,178 540,230 520,290 474,318 420,318 404,284 418,240 402,208',
);
const mantle = shape('120,150! 276,110 420,130 424,170 408,204 380,230 200,200 130,190');
const wing = shape(
  '404,196! 372,160 296,138 214,146 150,166 84,194! 132,212 180,232 240,254 312,258 376,240',
);
const scapulars = shape(
  '404,190! 372,158 296,136 214,146 156,166 122,184! 196,204 290,214 366,218',
);
const rump = shape('166,150! 122,166 92,180 70,206 70,246 104,288 160,310 184,288 158,250 146,212');
const speculum = shape('150,226! 204,244 262,257 280,242 274,224 206,214 158,207!');
const tailFeathers = [
  '20,146! 62,152 122,170 120,190 72,176 30,156',
  '16,164! 60,170 118,182 112,204 66,192 26,174',
  '24,184! 62,190 108,198 106,216 72,212 32,196',
  '40,206! 70,208 104,212 104,232 80,228 48,216',
].map(shape);

const tail = (): Svg =>
  tailFeathers
    .map(
      (feather, i) =>
        fill(feather.d, i % 2 ? overprints.linen : inks.white) +
        clip(
          feather.d,
          shade(feather.d, inks.dusk, {
            from: [across(60), across(150 + i * 18)],
            to: [across(120), across(200 + i * 12)],
            end: 0.9,
          }),
        ),
    )
    .reverse()
    .join('');

/** The flank's fine pencilling: thin wavy lines across pale feathers. */
const pencilling = (colour: string, seed: number, density: number): Svg =>
  hatch(big('176,236 250,264 340,266 412,236'), big('150,304 250,320 350,320 430,300'), {
    rows: 17,
    length: [16, 54],
    gap: [7, 20],
    width: [1.8, 3.8],
    colour,
    seed,
    density: (s) => density * (0.55 + 0.45 * s),
  });

function paintBody(): Svg {
  return (
    fill(body.d, inks.mist) +
    clip(
      body.d,
      shade(body.d, inks.white, {
        from: [across(190), across(250)],
        to: [across(330), across(290)],
        start: 0.9,
        end: 0,
      }) +
        pencilling(inks.white, 5, 0.8) +
        pencilling(inks.dusk, 9, 0.75) +
        fill(mantle.d, inks.umber) +
        shade(mantle.d, inks.tan, {
          from: [across(150), across(130)],
          to: [across(330), across(190)],
          start: 0.95,
          end: 0.1,
        }) +
        fill(breast.d, inks.rust) +
        clip(
          breast.d,
          crescents(big('404,170 400,240 420,314'), big('500,172 534,240 486,312'), {
            rows: 9,
            columns: 7,
            width: 6,
            span: 0.7,
            colour: inks.orange,
            seed: 6,
            density: (s) => 0.9 - s * 0.7,
          }),
        ) +
        shade(breast.d, inks.ink, { ...breastShade, end: 0.9 }) +
        fill(rump.d, inks.ink) +
        hatch(big('150,166 100,186 80,230'), big('160,200 146,250 150,300'), {
          rows: 7,
          length: [20, 60],
          gap: [20, 50],
          width: [2, 4.5],
          colour: inks.spruce,
          seed: 3,
        }) +
        shade(body.d, inks.ink, { from: [0, across(262)], to: [0, across(318)], end: 0.85 }),
    )
  );
}

function paintWing(): Svg {
  const bars =
    brush(curve(big('146,229 204,250 276,263')), 15, BRUSH) +
    brush(curve(big('158,205 206,212 276,220')), 13, BRUSH);
  const vanes = (colour: string, seed: number, width: readonly [number, number]) =>
    hatch(big('400,176 300,142 214,150 130,184'), big('372,214 300,212 216,204 140,190'), {
      rows: 9,
      length: [60, 150],
      gap: [16, 60],
      width,
      colour,
      seed,
      density: (s) => 0.85 - s * 0.3,
    });
  return (
    fill(wing.d, inks.umber) +
    clip(
      wing.d,
      hatch(big('396,206 330,230 250,232 150,208'), big('376,244 312,258 240,252 100,198'), {
        rows: 6,
        length: [60, 150],
        gap: [16, 40],
        width: [3, 6],
        colour: inks.tan,
        seed: 18,
      }) +
        fill(speculum.d, inks.dusk) +
        shade(speculum.d, inks.ink, {
          from: [across(180), across(220)],
          to: [across(270), across(256)],
          end: 0.8,
        }) +
        fill(bars, inks.white) +
        fill(scapulars.d, inks.tan) +
        clip(
          scapulars.d,
          shade(scapulars.d, inks.umber, {
            from: [across(200), across(150)],
            to: [across(360), across(214)],
            end: 0.95,
          }) +
            vanes(inks.umber, 28, [4, 8]) +
            vanes(inks.apricot, 8, [3, 6]) +
            shade(scapulars.d, inks.apricot, {
              from: [across(150), across(138)],
              to: [across(210), across(190)],
              start: 0.75,
              end: 0,
            }),
        ) +
        shade(wing.d, inks.ink, { from: [0, across(214)], to: [0, across(266)], end: 0.7 }),
    )
  );
}

/** The drake's badge: black feathers that roll up and forward over the tail. */
const curls = [
  ['128,178 98,168 82,146 86,124 104,114 120,122 120,136 110,142', 26],
  ['152,168 128,156 116,134 124,112 142,106 154,116 150,130 141,131', 24],
] as const;

const curlFeathers = curls.map(([line, width]) => mark(line, width, CURL)).join('');
const curlGleams = ['92,160 84,144 89,126 103,117', '124,148 119,134 126,116 140,109']
  .map((line) => mark(line, 4.5, LENS, inks.mist))
  .join('');

export const drakeBody: Bird = {
  silhouette: paths(body.d, ...tailFeathers.map((feather) => feather.d)),
  paint: tail() + paintBody() + paintWing(),
  key:
    mark('404,196 378,240 314,259 240,256 166,231 84,194', 15, SWELL) +
    mark('530,224 524,270 486,301', 15, LENS) +
    mark('72,246 88,272 112,290', 9, LENS) +
    mark('150,166 214,146 296,137 366,154', 7, LENS) +
    mark('250,254 170,226 90,196', 9) +
    mark('276,224 200,210 112,196', 8) +
    mark('366,218 290,215 196,205 122,186', 8, SWELL) +
    mark('362,238 368,222', 6, TAIL) +
    mark('322,252 330,226', 6, TAIL) +
    mark('20,146 66,156 116,174', 6) +
    mark('16,164 64,176 110,188', 6) +
    mark('24,184 66,196 100,204', 6) +
    mark('40,206 70,222 84,238', 8) +
    curlFeathers +
    curlGleams,
  crisp: '',
};
