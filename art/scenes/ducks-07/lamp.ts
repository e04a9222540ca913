import { closed, pathOf, rect } from '../../hand/geometry.ts';
import { dash, EVEN, fill, inkLine, LENS, type Svg, SWELL } from '../../hand/marks.ts';
import { inks, overprints } from '../../hand/palette.ts';
import { clip, glow, layer, shade } from '../../hand/press.ts';

/** The red light between lamp and straw. */
export const lampLight = (x: number, y: number): Svg =>
  shade(
    pathOf([
      [x - 190, y],
      [x + 190, y],
      [x + 720, 1160],
      [x - 720, 1160],
    ]),
    inks.rust,
    { from: [0, y], to: [0, 1160], start: 0.85, end: 0.3 },
  ) +
  glow(x, y + 20, 420, inks.rust, 0.95) +
  glow(x, y + 30, 240, inks.orange, 0.9) +
  glow(x, 840, 620, inks.rust, 0.9) +
  glow(x, 860, 430, inks.orange, 0.75);

/** A clamp lamp on its cord: a tin reflector and a red bulb; (x, y) is the middle of its rim. */
export function heatLamp(x: number, y: number): Svg {
  const on = (knots: string) =>
    knots
      .split(' ')
      .map((p) => {
        const [px = 0, py = 0] = p.replace('!', '').split(',').map(Number);
        return `${px + x},${py + y}${p.endsWith('!') ? '!' : ''}`;
      })
      .join(' ');
  const bell = closed(
    on('-196,0! -176,-64 -128,-118 -64,-150 -40,-170! 40,-170! 64,-150 128,-118 176,-64 196,0!'),
  ).d;
  const mouth = closed(on('-198,0 -140,-26 0,-36 140,-26 198,0 140,26 0,36 -140,26')).d;
  const bulb = closed(on('-56,-16 -92,16 -94,60 -56,98 0,110 56,98 94,60 92,16 56,-16')).d;
  const socket = rect(x - 36, y - 250, 72, 86);
  return (
    layer(
      fill(dash([x - 6, -20], [x, y - 240], 11, EVEN, 6), inks.ink) +
        fill(socket, inks.umber) +
        fill(bell, inks.dusk) +
        clip(
          bell,
          shade(bell, inks.ink, { from: [x - 40, y], to: [x - 190, y], start: 0.2, end: 1 }) +
            shade(bell, inks.ink, { from: [x + 80, y], to: [x + 190, y], end: 0.9 }) +
            shade(bell, inks.mist, {
              from: [x + 20, y - 120],
              to: [x + 66, y - 90],
              start: 0,
              end: 0.7,
              middle: [0.5, 0.8],
            }) +
            inkLine(on('36,-150 72,-112 100,-60 112,-20'), 12, LENS, inks.mist),
        ) +
        fill(mouth, overprints.barnShade) +
        clip(mouth, glow(x, y + 6, 190, inks.rust, 1)) +
        inkLine(on('-198,2 -140,28 0,38 140,28 198,2'), 9, SWELL, inks.gold) +
        fill(bulb, inks.orange) +
        clip(
          bulb,
          shade(bulb, inks.rust, { from: [x, y + 20], to: [x, y + 106], end: 0.9 }) +
            glow(x, y + 26, 76, inks.white, 1),
        ),
      'bird',
    ) +
    layer(
      inkLine(on('-150,26 -120,88 0,132 120,88 150,26'), 6, EVEN) +
        inkLine(on('-44,36 -40,90 -30,124'), 5, EVEN) +
        inkLine(on('44,36 40,90 30,124'), 5, EVEN),
      'key',
    )
  );
}
