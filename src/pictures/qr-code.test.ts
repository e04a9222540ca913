import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

test('the path covers exactly the dark modules, row by row', () => {
  const address = 'https://our-little-farm.example/my-farm/';
  const { path, size } = qrCode(address);
  const rows = [...path.matchAll(/M0 (\d+)((?:h1|m1 0)+)/g)].map(([, y, modules = '']) => {
    return [Number(y), modules.match(/h1|m1 0/g)?.map((step) => step === 'h1')];
  });
  expect(rows).toEqual([...encode(address, { border: 0, ecc: 'M' }).data.entries()]);
  expect(rows).toHaveLength(size);
});
