import { sheet } from '../hand/press.ts';
import type { Scene } from '../scene.ts';
import { cabinetFront, chamber } from './making-ducklings/cabinet.ts';
import { clutch } from './making-ducklings/clutch.ts';

const [width, height] = [1600, 1200];

/** Day twenty-eight, through the incubator's window: one pips, one is out. */
export default {
  name: 'making-ducklings',
  width,
  height,
  output: 'content/posts/making-ducklings/cover.webp',
  draw: () => sheet(width, height, chamber(width) + clutch() + cabinetFront(width, height)),
} satisfies Scene;
