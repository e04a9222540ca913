import { badge } from '../logo/badge.ts';
import { mark } from '../logo/mark.ts';
import type { Plate } from '../scene.ts';

export default [
  { name: 'badge', output: 'content/logo/badge.svg', make: badge },
  { name: 'mark', output: 'content/logo/mark.svg', make: mark },
] satisfies Plate[];
