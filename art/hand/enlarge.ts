import type { Svg } from './marks.ts';

const scaled = (numbers: string, factor: number) =>
  numbers.replace(/-?\d+(\.\d+)?/g, (n) => String(Math.round(Number(n) * factor * 10) / 10));

/** The drawing itself made larger: unlike a transform, it leaves the grain of the stipple alone. */
export function enlarge(inner: Svg, factor: number): Svg {
  const name = `x${Math.round(factor * 100)}`;
  return inner
    .replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${scaled(d, factor)}"`)
    .replace(
      / (cx|cy|r|rx|ry|x1|y1|x2|y2)="([^"]*)"/g,
      (_, key: string, n: string) => ` ${key}="${scaled(n, factor)}"`,
    )
    .replace(
      /rotate\((\S+) ([^)]*)\)/g,
      (_, degrees: string, joint: string) => `rotate(${degrees} ${scaled(joint, factor)})`,
    )
    .replace(/(id="|url\(#)([clr][0-9a-z]+)(?=[")])/g, `$1$2${name}`);
}
