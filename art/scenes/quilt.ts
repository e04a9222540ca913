import { type Point, pathOf, rect } from '../hand/geometry.ts';
import { dash, EVEN, fill, type Svg } from '../hand/marks.ts';
import { inks, overprints } from '../hand/palette.ts';
import { clip, layer, shade, sheet } from '../hand/press.ts';
import { random } from '../hand/random.ts';
import type { Scene } from '../scene.ts';

const [width, height] = [2400, 560];
const patch = { width: 280, height: 140 };
const cloth = [inks.rust, inks.gold, inks.spruce, inks.dusk, inks.orange, inks.olive];
/** How far each row is sewn, from the right. */
const sewn = [840, 1100, 1350, 960];

const along = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** A running stitch from a to b. */
function stitches(a: Point, b: Point, length: number, gap: number, width: number): string {
  const total = Math.hypot(b[0] - a[0], b[1] - a[1]);
  let d = '';
  for (let x = gap / 2; x + length < total; x += length + gap) {
    d += dash(along(a, b, x / total), along(a, b, (x + length) / total), width, EVEN, 4);
  }
  return d;
}

const triangle = (x: number, y: number, inset = 0): [Point, Point, Point] => [
  [x + inset * 2.1, y + patch.height - inset * 0.7],
  [x + patch.width / 2, y + inset * 1.3],
  [x + patch.width - inset * 2.1, y + patch.height - inset * 0.7],
];

const hem = ([a, b, c]: [Point, Point, Point], length: number, gap: number, weight: number) =>
  stitches(a, b, length, gap, weight) + stitches(b, c, length, gap, weight);

interface Blocks {
  grounds: Svg;
  geese: Svg;
  shadows: Svg;
  thread: string;
  chalk: string;
}

function blocks(): Blocks {
  const out: Blocks = { grounds: '', geese: '', shadows: '', thread: '', chalk: '' };
  const next = random(9);
  sewn.forEach((reach, row) => {
    for (let column = -1; column < 10; column++) {
      const x = column * patch.width + (row % 2 ? patch.width / 2 : 0) + 60;
      const y = row * patch.height;
      const goose = triangle(x, y);
      if (x <= width - reach) {
        out.chalk += hem(goose, 15, 12, 3.4);
        continue;
      }
      const colour = cloth[(((column * 2 + row * 3) % 6) + 6) % 6] ?? inks.rust;
      const square = rect(x, y, patch.width, patch.height);
      const d = pathOf(goose);
      out.grounds += fill(square, row % 2 ? inks.apricot : inks.white);
      out.geese += fill(d, colour);
      out.shadows += clip(
        d,
        shade(d, inks.ink, {
          from: [x, y + next.between(0, 30)],
          to: [x, y + patch.height + 60],
          end: 0.6,
        }),
      );
      out.thread += hem(triangle(x, y, 20), 11, 9, 3.2);
    }
  });
  return out;
}

/** A flying-geese quilt, half sewn: the rest is still chalk on linen. */
export default {
  name: 'quilt',
  width,
  height,
  output: 'content/products/crafts/quilt.webp',
  draw() {
    const { grounds, geese, shadows, thread, chalk } = blocks();
    return sheet(
      width,
      height,
      layer(fill(rect(-10, -10, width + 20, height + 20), overprints.linen)) +
        layer(grounds, 'ink2') +
        layer(geese, 'ink1') +
        shadows +
        layer(fill(chalk, inks.tan) + fill(thread, inks.white), 'key'),
    );
  },
} satisfies Scene;
