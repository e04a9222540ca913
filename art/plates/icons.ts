import { favicon, icon, iconOnGround } from '../logo/icons.ts';
import type { Plate } from '../scene.ts';

const plate = (file: string, make: Plate['make']): Plate => ({
  name: file.replace(/\.\w+$/, ''),
  set: 'icons',
  output: `public/${file}`,
  make,
});

/** Browser and home-screen icons, all from the mark. A maskable icon keeps its mark inside 80 %. */
export default [
  plate('favicon.ico', () => favicon([16, 32])),
  plate('apple-touch-icon.png', () => iconOnGround(180, 0.88)),
  plate('icon-192.png', () => icon(192)),
  plate('icon-512.png', () => icon(512)),
  plate('icon-maskable-512.png', () => iconOnGround(512, 0.78)),
];
