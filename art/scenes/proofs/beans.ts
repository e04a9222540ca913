import { type Point, rect } from '../../hand/geometry.ts';
import { dash, EVEN, fill, type Svg } from '../../hand/marks.ts';
import { inks } from '../../hand/palette.ts';
import { layer, shade } from '../../hand/press.ts';
import { random } from '../../hand/random.ts';
import { furrows } from '../../land/ground.ts';
import { range } from '../../land/mountains.ts';
import { treeline } from '../../land/trees.ts';

const leafAt = (x: number, y: number, size: number, turn: number) => {
  const at = (dx: number, dy: number) => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return `${(x + (dx * cos - dy * sin) * size).toFixed(1)} ${(y + (dx * sin + dy * cos) * size).toFixed(1)}`;
  };
  return `M${at(0, -0.2)}C${at(0.3, -0.7)} ${at(0.9, -0.4)} ${at(0.7, 0.1)}C${at(0.6, 0.5)} ${at(0.2, 0.7)} ${at(0, 1)}C${at(-0.2, 0.7)} ${at(-0.6, 0.5)} ${at(-0.7, 0.1)}C${at(-0.9, -0.4)} ${at(-0.3, -0.7)} ${at(0, -0.2)}Z`;
};

/** Three poles tied at the top, overgrown with beans; (x, y) is the middle of its foot. */
function tepee(x: number, y: number, height: number, seed: number): Svg {
  const next = random(seed);
  const top: Point = [x, y - height];
  const feet: Point[] = [
    [x - height * 0.34, y],
    [x + height * 0.05, y + height * 0.05],
    [x + height * 0.34, y - height * 0.02],
  ];
  const beyond = (foot: Point): Point => [
    top[0] + (top[0] - foot[0]) * 0.13,
    top[1] + (top[1] - foot[1]) * 0.13,
  ];
  const poles = feet.map((foot) => dash(foot, beyond(foot), height * 0.028, EVEN)).join('');
  let dark = '';
  let light = '';
  let pods = '';
  for (let i = 0; i < 132; i++) {
    const foot = feet[i % 3] as Point;
    const t = next() ** 0.85 * 0.86;
    const sway = height * 0.07 * (1 - t * 0.5);
    const px = foot[0] + (top[0] - foot[0]) * t + next.between(-sway, sway);
    const py = foot[1] + (top[1] - foot[1]) * t - height * 0.02;
    const leaf = leafAt(px, py, height * next.between(0.035, 0.058), next.between(-0.6, 0.6));
    if (i % 3 === 2 || next() < 0.35) light += leaf;
    else dark += leaf;
    if (i % 9 === 4)
      pods += dash([px, py], [px + next.between(-6, 6), py + height * 0.13], height * 0.018);
  }
  return (
    fill(poles, inks.umber) +
    fill(dark, inks.spruce) +
    fill(light, inks.sage) +
    fill(pods, inks.white)
  );
}

/** Bean rows on their poles. */
export const beans = (): Svg =>
  layer(fill(rect(-10, -10, 980, 500), inks.paper)) +
  shade(rect(0, 0, 960, 330), inks.mist, { from: [0, 0], to: [0, 320], start: 0.9, end: 0 }) +
  layer(
    range(
      [
        [-40, 300, 'saddle'],
        [120, 236, 'summit'],
        [300, 300, 'saddle'],
        [460, 226, 'summit'],
        [700, 306, 'saddle'],
        [860, 250, 'summit'],
        [1000, 300, 'saddle'],
      ],
      352,
      { lit: inks.mist, snowLine: 250, seed: 9, haze: inks.paper },
    ),
    'ink2',
  ) +
  layer(
    treeline(-10, 980, () => 360, [16, 46], { seed: 3, step: 11 }) +
      fill(rect(-10, 352, 980, 20), inks.spruce),
  ) +
  layer(
    furrows('-20,364 980,364 980,700 -20,700', {
      colour: inks.apricot,
      furrow: inks.umber,
      vanishing: [560, 330],
      count: 13,
      width: [40, 60],
      spread: 700,
      seed: 4,
    }),
  ) +
  layer(
    [880, 800].map((x, i) => tepee(x, 410 + i * 14, 120 + i * 30, 20 + i)).join('') +
      tepee(690, 460, 214, 23) +
      tepee(520, 520, 320, 24) +
      tepee(250, 626, 520, 25),
    'bird',
  ) +
  shade(rect(0, 600, 960, 80), inks.ink, { from: [0, 600], to: [0, 700], end: 0.5 });
