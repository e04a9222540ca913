import { random } from '../hand/random.ts';
import { slimConifer } from './slim-conifer.ts';

const [width, height] = [1800, 140];

/** The footer's skyline, a mask in one colour: clumps with gaps, never an even comb. */
export function treelineMask(): string {
  const next = random(11);
  let d = '';
  let x = 12;
  while (x < width - 24) {
    const clump = 4 + Math.floor(next() * 9);
    const base = next.between(34, 74);
    for (let i = 0; i < clump && x < width - 20; i++) {
      const tall = next() < 0.12 ? 1.35 : 1;
      const h = Math.min(122, base * next.between(0.62, 1.3) * tall);
      d += slimConifer(x, height - 2, h, next);
      x += h * next.between(0.16, 0.3);
    }
    x += next() < 0.3 ? next.between(24, 70) : next.between(4, 16);
  }
  const swell = `M0 ${height}V126C120 120 260 131 420 126S760 119 920 128 1300 121 1480 129 1700 123 1800 126V${height}Z`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path d="${d}${swell}"/></svg>`;
}
