import type { Svg } from '../hand/marks.ts';
import { sheet } from '../hand/press.ts';
import type { Scene } from '../scene.ts';
import { basket } from './proofs/basket.ts';
import { beans } from './proofs/beans.ts';
import { boots } from './proofs/boots.ts';
import { drakesHead } from './proofs/drake.ts';
import { gate } from './proofs/gate.ts';
import { geese } from './proofs/geese.ts';

const proof = (number: number, height: number, body: () => Svg): Scene => ({
  name: `proof-0${number}`,
  width: 960,
  height,
  output: `content/pages/gallery/proof-0${number}.webp`,
  draw: () => sheet(960, height, body()),
});

/** Details for the empty album: drawn in few tones, for the page prints them in one ink. */
export default [
  proof(1, 680, basket),
  proof(2, 680, boots),
  proof(3, 1200, drakesHead),
  proof(4, 640, gate),
  proof(5, 680, beans),
  proof(6, 400, geese),
];
