import { sheet } from '../hand/press.ts';
import type { Scene } from '../scene.ts';
import { carton } from './ducks-06/carton.ts';
import { kitchen, table } from './ducks-06/kitchen.ts';
import { basin, cloth, unwashed } from './ducks-06/washing.ts';

const [width, height] = [1600, 1200];

/** Wash day: eggs from the nest on a cloth, the basin, clean ones in the carton. */
export default {
  name: 'ducks-06',
  width,
  height,
  output: 'content/products/ducks/ducks-06.webp',
  draw: () =>
    sheet(
      width,
      height,
      kitchen(width) + table(width, height) + basin() + cloth() + carton() + unwashed(),
    ),
} satisfies Scene;
