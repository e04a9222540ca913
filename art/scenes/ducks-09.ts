import { type Bird, printBird } from '../birds/bird.ts';
import { duckOnLand } from '../birds/duck-on-land.ts';
import { duckPoses, type LandPose } from '../birds/duck-poses.ts';
import { type FlockMember, flock } from '../birds/flock.ts';
import { pathOf, rect } from '../hand/geometry.ts';
import { group, type Svg } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { clip, layer, place, shade, sheet } from '../hand/press.ts';
import { grass, meadow } from '../land/grass.ts';
import { hill } from '../land/ground.ts';
import type { Scene } from '../scene.ts';
import { duskSky, farHills, litShed } from './ducks-09/backdrop.ts';

const [width, height] = [1600, 1200];

const yard = () =>
  layer(
    hill('-20,948 400,936 900,944 1640,936', 1230, inks.spruce, {
      dark: inks.ink,
      seed: 5,
      rows: 12,
      width: [3, 7],
      shadow: inks.ink,
      shadowFrom: [0, 990],
      shadowTo: [0, 1210],
      shadowEnd: 0.9,
    }),
  );

/** Lamp light on the grass, from the door toward us and along the ducks' way. */
function lamplight(): Svg {
  const spill = pathOf([
    [1310, 986],
    [1500, 986],
    [1640, 1010],
    [1640, 1240],
    [300, 1240],
    [300, 1046],
  ]);
  const out = { from: [1430, 990], to: [960, 1090] } as const;
  return clip(
    spill,
    shade(spill, inks.rust, { ...out, to: [560, 1120], start: 0.95, end: 0 }) +
      shade(spill, inks.orange, { ...out, start: 1, end: 0 }) +
      shade(spill, inks.gold, { ...out, to: [1190, 1080], start: 1, end: 0 }) +
      layer(
        meadow(1000, 1620, 1000, 1200, {
          count: 110,
          seed: 9,
          colour: inks.umber,
          height: [12, 44],
          width: [2, 6],
        }) +
          meadow(1060, 1620, 1000, 1200, {
            count: 70,
            seed: 10,
            colour: inks.apricot,
            height: [10, 38],
            width: [2, 5],
          }),
      ),
  );
}

const reaching: LandPose = {
  ...duckPoses.walking,
  head: {
    at: [446, 118],
    turn: 8,
    neck: 'below',
    nape: '282,232! 318,206 354,194 378,174 388,152 390,136',
    throat: '446,190 436,208 440,226 454,256 440,300!',
  },
};
const upright: LandPose = { ...duckPoses.walking, head: duckPoses.standing.head };

interface Walker {
  who: FlockMember;
  pose: LandPose;
  x: number;
  sole: number;
  scale: number;
}

const homeward: readonly Walker[] = [
  { who: 'white', pose: reaching, x: 1010, sole: 1000, scale: 0.5 },
  { who: 'brown', pose: duckPoses.walking, x: 782, sole: 1008, scale: 0.52 },
  { who: 'drake', pose: upright, x: 520, sole: 1014, scale: 0.55 },
  { who: 'slate', pose: reaching, x: 256, sole: 1024, scale: 0.57 },
  { who: 'buff', pose: duckPoses.walking, x: -6, sole: 1032, scale: 0.6 },
];

const outlines = (bird: Bird) =>
  [...bird.silhouette.matchAll(/ d="([^"]+)"/g)].map((match) => match[1] ?? '');

/** The bird's shadow thrown away from the door: its own outline laid along the ground. */
const castShadow = (bird: Bird, { x, sole, scale }: Walker): Svg =>
  layer(
    group(
      bird.silhouette,
      `fill="${inks.ink}" transform="translate(${x} ${sole}) matrix(1 0 1.3 -.36 0 0) scale(${scale}) translate(0 -470)"`,
    ),
    'soft',
  );

/** Dark from behind, so that only breast and face keep the lamp's colour. */
function silhouetted(bird: Bird, { x, sole, scale }: Walker): Svg {
  const top = sole - 544 * scale;
  const night = clip(
    outlines(bird),
    shade(rect(-20, 0, 620, 620), inks.ink, { from: [450, 210], to: [190, 300], end: 0.85 }),
  );
  return printBird(bird, x, top, { scale, under: inks.ink }) + place(night, x, top, scale);
}

const flockHome = (): Svg => {
  const birds = homeward.map((walker) => ({
    walker,
    bird: duckOnLand({ ...walker.pose, tilt: 0 }, ...flock[walker.who]),
  }));
  return (
    birds.map(({ bird, walker }) => castShadow(bird, walker)).join('') +
    birds.map(({ bird, walker }) => silhouetted(bird, walker)).join('')
  );
};

const nearGrass = () =>
  layer(
    grass(-20, 1620, 1222, {
      count: 130,
      height: [40, 130],
      width: [5, 11],
      colour: inks.ink,
      seed: 3,
    }) +
      grass(1000, 1620, 1222, {
        count: 22,
        height: [50, 130],
        width: [4, 8],
        colour: inks.umber,
        seed: 5,
      }),
    'key',
  );

/** Dusk: the five walk home in a line, toward the lamp in the shed door. */
export default {
  name: 'ducks-09',
  width,
  height,
  output: 'content/products/ducks/ducks-09.webp',
  draw: () =>
    sheet(
      width,
      height,
      duskSky() + farHills() + yard() + litShed() + lamplight() + flockHome() + nearGrass(),
    ),
} satisfies Scene;
