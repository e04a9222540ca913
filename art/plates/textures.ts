import type { Plate } from '../scene.ts';
import { saltTile, stippleFade, stippleStrip } from '../textures/grain.ts';
import { planks } from '../textures/planks.ts';
import { treelineMask } from '../textures/treeline.ts';

const texture = (file: string, make: Plate['make']): Plate => ({
  name: file.replace(/\.\w+$/, ''),
  output: `src/assets/textures/${file}`,
  make,
});

export default [
  texture('salt.png', saltTile),
  texture('stipple.png', stippleFade),
  texture('stipple-s.png', stippleStrip),
  texture('treeline.svg', treelineMask),
  texture('planks.svg', planks),
];
