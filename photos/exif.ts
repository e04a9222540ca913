import { latin1, u16 as readU16, u32 as readU32 } from './bytes.ts';

const ORIENTATION = 0x0112;
const GPS_DIRECTORY = 0x8825;
const ENTRY_BYTES = 12;
/** The headers of TIFF, in either byte order. */
export const EXIF_STARTS = ['II*\0', 'MM\0*'];

interface ExifInfo {
  orientation: number;
  hasLocation: boolean;
}

/** Reads the orientation and whether there is a location from an EXIF block (a TIFF header and its first directory). */
export function readExif(tiff: Uint8Array): ExifInfo {
  const info: ExifInfo = { orientation: 1, hasLocation: false };
  const order = latin1(tiff, 0, 4);
  if (!EXIF_STARTS.includes(order)) return info;
  const little = order.startsWith('II');
  const u16 = (at: number) => readU16(tiff, at, little);
  const u32 = (at: number) => readU32(tiff, at, little);

  if (tiff.length < 8) return info;
  const directory = u32(4);
  if (directory + 2 > tiff.length) return info;
  const entries = u16(directory);
  for (let index = 0; index < entries; index++) {
    const entry = directory + 2 + index * ENTRY_BYTES;
    if (entry + ENTRY_BYTES > tiff.length) break;
    const tag = u16(entry);
    if (tag === GPS_DIRECTORY) info.hasLocation = true;
    if (tag === ORIENTATION) {
      const value = u16(entry + 8);
      if (value >= 1 && value <= 8) info.orientation = value;
    }
  }
  return info;
}
