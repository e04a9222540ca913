import sharp from 'sharp';
import { overprints } from '../hand/palette.ts';
import { mark } from './mark.ts';

/** The mark at some size, on nothing. */
const drawn = (pixels: number): Promise<Buffer> =>
  sharp(Buffer.from(mark()), { density: Math.max(72, (72 * pixels) / 400) })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Browsers fetch one of these to be able to install the site, so a palette keeps it small. */
export const icon = async (pixels: number): Promise<Buffer> =>
  sharp(await drawn(pixels))
    .png({ compressionLevel: 9, palette: true, effort: 10 })
    .toBuffer();

/** The mark on the board's green, filling the given part of the square. */
export async function iconOnGround(pixels: number, part: number): Promise<Buffer> {
  const input = await drawn(Math.round(pixels * part));
  return sharp({
    create: { width: pixels, height: pixels, channels: 3, background: overprints.board },
  })
    .composite([{ input }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An .ico file of PNGs: a header, a directory of 16 bytes an image, the images. */
export async function favicon(sizes: readonly number[]): Promise<Buffer> {
  const images = await Promise.all(sizes.map(drawn));
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length + 16 * images.length;
  const directory = images.map((image, i) => {
    const entry = Buffer.alloc(16);
    const size = sizes[i] ?? 0;
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(image.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += image.length;
    return entry;
  });
  return Buffer.concat([header, ...directory, ...images]);
}
