import { contains, find } from './bytes.ts';
import { EXIF_STARTS, readExif } from './exif.ts';

export const LOCATION = 'location (GPS)';
const EXIF = 'camera details (EXIF)';
export const XMP = 'editing notes (XMP)';
export const IPTC = 'captions (IPTC)';
export const TRAILER = 'data hidden after the end of the picture';
export const STRAY = 'stray data between the parts of the picture';

const GPS_TEXTS = [
  'GPSLatitude',
  'GPSLongitude',
  'GpsLatitude',
  'GPSPosition',
  'location.ISO6709',
  '\xa9xyz',
];

/** Looks for a location anywhere in bytes of any structure, such as a video or a camera's raw file. */
export const mentionsLocation = (bytes: Uint8Array) =>
  GPS_TEXTS.some((text) => contains(bytes, text)) ||
  EXIF_STARTS.some((start) => {
    for (let at = find(bytes, start); at >= 0; at = find(bytes, start, at + 1))
      if (readExif(bytes.subarray(at)).hasLocation) return true;
    return false;
  });

export const exifMetadata = (tiff: Uint8Array) => metadataIn(EXIF, tiff);

/** The kind of metadata, and a location if these bytes contain one. */
export function metadataIn(kind: string, bytes: Uint8Array): string[] {
  return mentionsLocation(bytes) ? [kind, LOCATION] : [kind];
}
