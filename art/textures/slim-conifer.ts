import type { Random } from '../hand/random.ts';

/** A conifer in whole numbers and relative steps: a third of the drawing one's bytes. */
export function slimConifer(x: number, y: number, height: number, next: Random): string {
  const spread = height * next.between(0.2, 0.28);
  const tiers = Math.max(3, Math.round(height / 18));
  const left: [number, number][] = [];
  const right: [number, number][] = [];
  for (let i = 1; i <= tiers; i++) {
    const t = i / tiers;
    const tier = y - height + height * t * 0.96;
    const half = spread * t ** 0.85 * next.between(0.8, 1.15);
    const droop = (next.between(2, 6) * height) / 100;
    right.push([x + half, tier + droop], [x + half * 0.5, tier]);
    left.push([x - half, tier + droop], [x - half * 0.5, tier]);
  }
  const points = [[x, y - height] as [number, number], ...right, ...left.reverse()];
  let [px, py] = [0, 0];
  return `${points
    .map(([ax, ay], i) => {
      const [rx, ry] = [Math.round(ax), Math.round(ay)];
      const step = i === 0 ? `M${rx} ${ry}l` : `${rx - px} ${ry - py}`;
      [px, py] = [rx, ry];
      return step;
    })
    .join(' ')
    .replace('l ', 'l')
    .replace(/ -/g, '-')}z`;
}
