import { contains, find } from './bytes.ts';
import { readExif } from './exif.ts';

export const LOCATION = 'location (GPS)';
const EXIF = 'camera details (EXIF)';
export const XMP = 'editing notes (XMP)';
export const IPTC = 'captions (IPTC)';
export const TRAILER = 'data hidden after the end of the picture';
export const STRAY = 'stray data between the parts of the picture';

const GPS_TEXTS = ['GPSLatitude', 'GPSLongitude', 'GPSPosition', 'location.ISO6709', '\xa9xyz'];
const EXIF_START = 'Exif\0\0';

/** Looks for a location anywhere in bytes whose structure is unknown, such as an appended video. */
export function mentionsLocation(bytes: Uint8Array): boolean {
  if (GPS_TEXTS.some((text) => contains(bytes, text))) return true;
  for (let at = find(bytes, EXIF_START); at >= 0; at = find(bytes, EXIF_START, at + 6)) {
    if (readExif(bytes.subarray(at + 6)).hasLocation) return true;
  }
  return false;
}

export function exifMetadata(tiff: Uint8Array): string[] {
  return readExif(tiff).hasLocation || mentionsLocation(tiff) ? [EXIF, LOCATION] : [EXIF];
}

/** The kind of metadata, and a location if these bytes contain one. */
export function metadataIn(kind: string, bytes: Uint8Array): string[] {
  return mentionsLocation(bytes) ? [kind, LOCATION] : [kind];
}
