import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

/** The modules that the path covers. */
function rasterize(path: string, size: number): boolean[][] {
  const grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  let [x, y] = [0, 0];
  for (const [, dx, dy, length] of path.matchAll(/m(-?\d+) (\d+)h(\d+)/g)) {
    [x, y] = [x + Number(dx), y + Number(dy)];
    grid[y]?.fill(true, x, x + Number(length));
    x += Number(length);
  }
  return grid;
}

test.each(['https://example.com/', 'https://our-little-farm.example/my-farm/'])(
  'the path of %s covers exactly the dark modules',
  (address) => {
    const { size, path } = qrCode(address);
    expect(rasterize(path, size)).toEqual(encode(address, { border: 0, ecc: 'M' }).data);
    expect(path.length).toBeLessThan(size * size * 2.5);
  },
);
