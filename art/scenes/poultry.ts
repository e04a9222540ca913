import { printBird } from '../birds/bird.ts';
import { duckOnLand } from '../birds/duck-on-land.ts';
import type { LandPose } from '../birds/duck-poses.ts';
import { hen } from '../birds/hen.ts';
import { heightOf, rect } from '../hand/geometry.ts';
import { fill, type Svg } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { glow, layer, shade, sheet } from '../hand/press.ts';
import { daisy } from '../land/flowers.ts';
import { cattails, grass, meadow, tufts } from '../land/grass.ts';
import { contactShadow, hill, waterline } from '../land/ground.ts';
import { streaks } from '../land/sky.ts';
import { treeline } from '../land/trees.ts';
import type { Scene } from '../scene.ts';

const [width, height] = [1200, 1320];
const shore = 470;

/** Head high, breast out. */
const proud: LandPose = {
  head: {
    at: [382, 44],
    turn: -5,
    neck: 'below',
    nape: '270,234! 292,200 316,172 328,132 330,92',
    throat: '394,118 392,150 408,188 434,232 420,290!',
  },
  legs: [
    { hip: [228, 432], length: 88 },
    { hip: [302, 436], length: 100, near: true },
  ],
  tilt: -4,
};

function farBank(): Svg {
  const ridge = '-20,262 240,210 520,236 820,276 1220,232';
  return (
    layer(fill(rect(-10, -10, width + 20, 400), inks.apricot)) +
    shade(rect(0, 0, width, 200), inks.mist, { from: [0, -40], to: [0, 200], start: 1, end: 0 }) +
    glow(1000, 250, 420, inks.gold, 0.85) +
    layer(
      streaks(140, 96, 900, 90, { count: 6, length: [180, 420], width: [5, 13], seed: 6 }),
      'ink3',
    ) +
    layer(
      hill(ridge, shore + 20, inks.dusk, {
        light: inks.mist,
        seed: 4,
        rows: 8,
        lightGap: [60, 200],
        shadow: inks.spruce,
        shadowEnd: 1,
      }) +
        treeline(-10, 1220, heightOf(ridge, 14), [14, 40], {
          seed: 8,
          step: 12,
          colour: inks.dusk,
        }),
      'ink2',
    ) +
    layer(
      treeline(-20, 1220, (x) => shore - 6 + Math.sin(x / 80) * 5, [70, 190], {
        seed: 17,
        step: 24,
        light: inks.olive,
      }) +
        hill(
          `-20,${shore - 16} 400,${shore - 24} 800,${shore - 14} 1220,${shore - 22}`,
          shore + 16,
          inks.sage,
          {
            light: inks.gold,
            seed: 8,
            rows: 4,
          },
        ),
    )
  );
}

function pond(): Svg {
  const wide = { perspective: true, length: [90, 380] as const };
  return (
    layer(fill(rect(-10, shore, width + 20, 620), inks.dusk), 'ink2') +
    shade(rect(0, shore, width, 210), inks.spruce, {
      from: [0, shore],
      to: [0, shore + 200],
      start: 1,
      end: 0,
    }) +
    shade(rect(0, 700, width, 400), inks.ink, { from: [0, 760], to: [0, 1120], end: 0.6 }) +
    layer(
      fill(waterline(`-20,${shore} 400,${shore - 3} 800,${shore + 3} 1220,${shore}`), inks.ink),
      'key',
    ) +
    layer(
      streaks(0, shore + 24, width, 420, {
        ...wide,
        count: 60,
        width: [4, 12],
        colour: inks.mist,
        seed: 12,
      }) +
        streaks(0, shore + 24, width, 420, {
          ...wide,
          count: 34,
          width: [4, 11],
          colour: inks.apricot,
          seed: 17,
        }) +
        streaks(0, shore + 40, width, 460, {
          ...wide,
          count: 50,
          width: [4, 13],
          colour: inks.spruce,
          seed: 27,
        }),
      'ink3',
    )
  );
}

const bankEdge = '-20,1040 160,1010 380,966 620,880 860,776 1040,716 1220,690';

function bank(): Svg {
  const offBank = (x: number, y: number) => y < heightOf(bankEdge)(x) + 26;
  return (
    layer(
      hill(bankEdge, 1340, inks.olive, {
        light: inks.sage,
        dark: inks.spruce,
        seed: 5,
        rows: 12,
        lightGap: [60, 240],
        width: [2, 6],
        shadow: inks.spruce,
        shadowFrom: [0, 900],
        shadowTo: [0, 1330],
        shadowEnd: 0.95,
      }) +
        meadow(-20, 1220, 720, 1300, { count: 300, seed: 4, colour: inks.spruce, avoid: offBank }) +
        meadow(-20, 1220, 720, 1300, { count: 160, seed: 5, colour: inks.sage, avoid: offBank }),
    ) +
    layer(contactShadow(936, 786, 210, 20, inks.spruce), 'soft') +
    printBird(hen('red'), 1136, 392, { scale: 0.74, flip: true, under: inks.orange }) +
    layer(
      tufts(830, 1060, (_x, next) => 806 + next.between(-4, 10), {
        count: 11,
        seed: 14,
        height: [20, 44],
        width: [4, 6],
      }),
    )
  );
}

function portrait(): Svg {
  const duck = duckOnLand(proud, 'white', { curl: false });
  const flowers = [
    [300, 1150, 20],
    [820, 1120, 18],
    [905, 1166, 22],
    [392, 1204, 22],
  ] as const;
  return (
    layer(
      contactShadow(600, 1102, 560, 44, inks.spruce) + contactShadow(540, 1108, 300, 26),
      'soft',
    ) +
    printBird(duck, 990, 236, { scale: 1.6, flip: true }) +
    layer(
      tufts(330, 760, (_x, next) => 1136 + next.between(-4, 14), {
        count: 14,
        seed: 24,
        height: [24, 58],
        width: [4, 7],
      }) +
        flowers.map(([x, y, size]) => daisy(x, y, size, 70)).join('') +
        grass(-20, 1220, 1336, {
          count: 130,
          height: [50, 130],
          width: [5, 11],
          colour: inks.ink,
          seed: 34,
        }) +
        grass(-20, 1220, 1336, { count: 70, height: [60, 150], seed: 36 }) +
        grass(-20, 1220, 1336, {
          count: 26,
          height: [70, 160],
          width: [4, 8],
          colour: inks.gold,
          seed: 35,
        }) +
        cattails(86, 1336, 4, 600, 12),
    )
  );
}

/** A white duck stands for her portrait at the pond; a red hen behind. For an oval window. */
export default {
  name: 'poultry',
  width,
  height,
  output: 'content/pages/home/poultry.webp',
  draw: () => sheet(width, height, farBank() + pond() + bank() + portrait()),
} satisfies Scene;
