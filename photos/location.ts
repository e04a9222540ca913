import { contains, findAll, u16, u32 } from './bytes.ts';
import { isPlain } from './plain.ts';

const TEXTS = [
  'GPSLatitude',
  'GPSLongitude',
  'GpsLatitude',
  'GPSPosition',
  'location.ISO6709',
  '\xa9xyz',
];
/** Compressed or hexadecimal text, in which nothing can be found. */
const ENCODED = ['zTXt', 'XML:com.adobe.xmp\0\x01', 'Raw profile type'];
const GPS_DIRECTORY = 0x8825;
const ENTRY_BYTES = 12;

/** Whether there may be a location in a file of any format, such as a photo, a video or a camera's raw file. */
export const hasLocation = (bytes: Uint8Array): boolean =>
  !isPlain(bytes) &&
  ([...TEXTS, ...ENCODED].some((text) => contains(bytes, text)) ||
    [...findAll(bytes, 'II*\0')].some((at) => hasGpsDirectory(bytes.subarray(at), true)) ||
    [...findAll(bytes, 'MM\0*')].some((at) => hasGpsDirectory(bytes.subarray(at), false)));

/** Reads the first directory of an EXIF block, which starts like a TIFF file. */
function hasGpsDirectory(tiff: Uint8Array, little: boolean): boolean {
  if (tiff.length < 8) return false;
  const directory = u32(tiff, 4, little);
  if (directory + 2 > tiff.length) return false;
  const entries = u16(tiff, directory, little);
  for (let index = 0; index < entries; index++) {
    const entry = directory + 2 + index * ENTRY_BYTES;
    if (entry + 2 > tiff.length) return false;
    if (u16(tiff, entry, little) === GPS_DIRECTORY) return true;
  }
  return false;
}
