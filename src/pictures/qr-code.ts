import { encode } from 'uqr';

/** A QR code as a path: a stroke of one unit through each dark module, and its modules per side. */
export function qrCode(text: string) {
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  const rows = data.map(
    (row, y) => `M0 ${y}${row.map((isDark) => (isDark ? 'h1' : 'm1 0')).join('')}`,
  );
  return { size, path: rows.join('') };
}
