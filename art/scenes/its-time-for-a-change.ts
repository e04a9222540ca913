import { sheet } from '../hand/press.ts';
import type { Scene } from '../scene.ts';
import { distance } from './its-time-for-a-change/distance.ts';
import { farmstead } from './its-time-for-a-change/farmstead.ts';
import { gateway } from './its-time-for-a-change/gateway.ts';

const [width, height] = [1600, 1200];

/** The farm where summer turns: a gate stands open, one tree is half gold. */
export default {
  name: 'its-time-for-a-change',
  width,
  height,
  output: 'content/posts/its-time-for-a-change/cover.webp',
  draw: () => sheet(width, height, distance(width) + farmstead() + gateway(width, height)),
} satisfies Scene;
