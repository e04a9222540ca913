import { encode } from 'uqr';

interface QrCode {
  /** The modules per side. */
  size: number;
  /** Strokes through the dark modules, one unit wide, in relative coordinates to keep it short. */
  path: string;
}

export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  let [penX, penY] = [0, 0];
  const strokes = data.flatMap((row, y) =>
    darkRuns(row).map(([x, length]) => {
      const stroke = `m${x - penX} ${y - penY}h${length}`;
      [penX, penY] = [x + length, y];
      return stroke;
    }),
  );
  return { size, path: strokes.join('') };
}

function darkRuns(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last[0] + last[1] === x) last[1]++;
    else runs.push([x, 1]);
  }
  return runs;
}
