import { heightOf, pathOf, rect } from '../../hand/geometry.ts';
import { dash, dot, EVEN, fill, type Svg } from '../../hand/marks.ts';
import { inks, overprints } from '../../hand/palette.ts';
import { clip, glow, layer, shade } from '../../hand/press.ts';
import { random } from '../../hand/random.ts';
import { hill } from '../../land/ground.ts';
import { range } from '../../land/mountains.ts';
import { streaks } from '../../land/sky.ts';
import { treeline } from '../../land/trees.ts';

const [width, horizon] = [1600, 930];

export function duskSky(): Svg {
  const next = random(17);
  const stars = Array.from({ length: 22 }, () =>
    dot(next.between(20, 1580), next.between(20, 280), next.between(1.8, 3.8), inks.paper),
  ).join('');
  const moon = 'M1070 118a50 50 0 1 0 56 66a41 41 0 0 1 -56 -66Z';
  return (
    layer(fill(rect(-10, -10, width + 20, horizon + 60), inks.dusk)) +
    shade(rect(0, 0, width, horizon), inks.ink, { to: [0, 520], start: 1, end: 0.05 }) +
    shade(rect(0, 380, width, horizon - 340), inks.rust, {
      from: [0, 420],
      to: [0, 720],
      end: 1,
    }) +
    shade(rect(0, 500, width, horizon - 460), inks.orange, {
      from: [0, 560],
      to: [0, 840],
      end: 1,
    }) +
    glow(380, 930, 640, inks.gold, 1) +
    glow(380, 930, 400, inks.apricot, 0.9) +
    layer(
      streaks(0, 330, width, 240, {
        count: 15,
        length: [260, 700],
        width: [7, 19],
        colour: inks.ink,
        seed: 8,
      }) +
        streaks(0, 460, width, 180, {
          count: 16,
          length: [180, 560],
          width: [5, 13],
          colour: inks.gold,
          seed: 9,
        }),
      'ink3',
    ) +
    stars +
    layer(fill(moon, inks.paper), 'ink2')
  );
}

export function farHills(): Svg {
  const ridge = '-20,926 300,912 640,922 1000,914 1640,922';
  return (
    layer(
      range(
        [
          [-60, 880, 'saddle'],
          [120, 822, 'summit'],
          [380, 892, 'saddle'],
          [630, 762, 'summit'],
          [750, 816, 'saddle'],
          [860, 796, 'summit'],
          [1010, 884, 'saddle'],
          [1120, 812, 'summit'],
          [1330, 880, 'saddle'],
          [1700, 880, 'saddle'],
        ],
        940,
        {
          snowLine: 0,
          forestLine: 1000,
          seed: 31,
          lit: inks.dusk,
          dark: overprints.timber,
          marks: 0,
          sun: -1,
          haze: inks.orange,
          hazeEnd: 0.75,
        },
      ),
      'ink2',
    ) +
    layer(
      hill(ridge, 980, inks.ink) +
        treeline(-10, 1640, heightOf(ridge, 8), [8, 34], { seed: 4, step: 9, colour: inks.ink }),
    )
  );
}

/** The shed at the end of the way: its door stands open and the lamp is on. */
export function litShed(): Svg {
  const front = pathOf([
    [1190, 985],
    [1190, 500],
    [1440, 326],
    [1690, 500],
    [1690, 985],
  ]);
  const door = rect(1310, 640, 190, 348);
  const joints = Array.from({ length: 13 }, (_, i) => 1190 + i * 40)
    .map((x) => dash([x, 320], [x, 985], 4.5, EVEN))
    .join('');
  const roof = pathOf([
    [1146, 530],
    [1440, 322],
    [1734, 530],
    [1734, 468],
    [1440, 260],
    [1146, 468],
  ]);
  return (
    layer(fill(front, overprints.barnShade)) +
    clip(
      front,
      shade(front, inks.ink, { from: [1400, 640], to: [1400, 340], end: 0.95 }) +
        shade(front, inks.ink, { from: [1300, 800], to: [1190, 800], end: 0.8 }) +
        glow(1405, 780, 250, inks.rust, 0.95) +
        layer(fill(joints, inks.ink), 'ink2'),
    ) +
    layer(fill(roof, inks.ink), 'key') +
    layer(fill(rect(1290, 620, 230, 368), inks.ink), 'key') +
    layer(fill(door, inks.gold)) +
    clip(
      door,
      glow(1405, 720, 230, inks.apricot, 1) +
        glow(1405, 700, 110, inks.white, 1) +
        shade(door, inks.orange, { from: [0, 830], to: [0, 990], end: 0.75 }),
    )
  );
}
