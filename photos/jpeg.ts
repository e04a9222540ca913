import { concat, contains, latin1, u8, u16 } from './bytes.ts';
import { readExif } from './exif.ts';
import { exifMetadata, IPTC, metadataIn, STRAY, TRAILER, XMP } from './metadata-kinds.ts';
import { emptyInfo, type PictureInfo } from './picture-info.ts';

const EXIF_PREFIX = 'Exif\0\0';
const ICC_PREFIX = 'ICC_PROFILE\0';
const PLAIN_JFIF_BYTES = 16;
const PLAIN_JFIF = Uint8Array.from([
  ...[0xff, 0xe0, 0, PLAIN_JFIF_BYTES],
  ...[...'JFIF\0'].map((letter) => letter.charCodeAt(0)),
  ...[1, 1, 0, 0, 1, 0, 1, 0, 0],
]);
const RGB = [...'RGB'].map((letter) => letter.charCodeAt(0));

const isFrameHeader = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const isAppSegment = (marker: number) => marker >= 0xe0 && marker <= 0xef;
const hasNoPayload = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

export function readJpeg(bytes: Uint8Array): PictureInfo {
  const info = emptyInfo('jpeg');
  const metadata = new Set<string>();
  const profileParts: Uint8Array[] = [];
  const segments: Uint8Array[] = [bytes.subarray(0, 2)];
  let sawScan = false;
  let foundAppSegment = false;
  let keepsAppSegment = false;
  let at = 2;

  while (at + 2 <= bytes.length) {
    const marker = u8(bytes, at + 1);
    if (u8(bytes, at) !== 0xff || hasNoPayload(marker)) {
      metadata.add(STRAY);
      const next = bytes.indexOf(0xff, at + 1);
      if (next < 0) break;
      at = next;
      continue;
    }
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) {
      segments.push(bytes.subarray(at, at + 2));
      for (const found of trailerMetadata(bytes.subarray(at + 2))) metadata.add(found);
      info.truncated = !sawScan;
      break;
    }
    if (at + 4 > bytes.length) break;
    const segmentEnd = at + 2 + u16(bytes, at + 2);
    if (segmentEnd > bytes.length) break;
    const payload = bytes.subarray(at + 4, segmentEnd);
    const isScan = marker === 0xda;
    const end = isScan ? endOfScan(bytes, segmentEnd) : segmentEnd;
    const found = segmentMetadata(marker, payload);
    if (found.length === 0) segments.push(bytes.subarray(at, end));
    if (isAppSegment(marker)) {
      foundAppSegment = true;
      keepsAppSegment ||= found.length === 0;
    }
    for (const kind of found) metadata.add(kind);

    if (isScan) sawScan = true;
    if (isFrameHeader(marker) && payload.length >= 6) {
      info.height = u16(payload, 1);
      info.width = u16(payload, 3);
      info.isCmyk = u8(payload, 5) === 4;
      // An RGB JPEG must not get a JFIF header, which would change its colors.
      keepsAppSegment ||= RGB.every((letter, i) => payload[6 + 3 * i] === letter);
    }
    if (marker === 0xe1 && startsWith(payload, EXIF_PREFIX) && info.orientation === 1)
      info.orientation = readExif(payload.subarray(EXIF_PREFIX.length)).orientation;
    if (marker === 0xe2 && startsWith(payload, ICC_PREFIX))
      profileParts.push(payload.subarray(ICC_PREFIX.length + 2));
    at = end;
  }

  info.metadata = [...metadata];
  info.profile = profileParts.length > 0 ? concat(profileParts) : undefined;
  // Astro finds a JPEG's size only after an APPn segment.
  if (foundAppSegment && !keepsAppSegment) segments.splice(1, 0, PLAIN_JFIF);
  info.withoutMetadata = () => concat(segments);
  return info;
}

function segmentMetadata(marker: number, payload: Uint8Array): string[] {
  if (marker === 0xfe) return metadataIn('a comment', payload);
  if (!isAppSegment(marker)) return [];
  if (marker === 0xe0) {
    const plain = startsWith(payload, 'JFIF\0') && payload.length + 2 === PLAIN_JFIF_BYTES;
    return plain ? [] : ['a small preview picture'];
  }
  if (startsWith(payload, EXIF_PREFIX)) return exifMetadata(payload.subarray(EXIF_PREFIX.length));
  if (startsWith(payload, 'http://ns.adobe.com/')) return metadataIn(XMP, payload);
  if (marker === 0xe2 && startsWith(payload, ICC_PREFIX)) return [];
  if (marker === 0xe2 && startsWith(payload, 'MPF\0')) return ['a list of hidden pictures (MPF)'];
  if (marker === 0xed) return metadataIn(IPTC, payload);
  if (marker === 0xee && startsWith(payload, 'Adobe')) return [];
  return metadataIn(`maker's data (APP${marker - 0xe0})`, payload);
}

/** Inside a scan, 0xFF is followed by 0x00 or a restart marker; anything else ends it. */
function endOfScan(bytes: Uint8Array, start: number): number {
  let at = bytes.indexOf(0xff, start);
  while (at >= 0 && at + 1 < bytes.length) {
    const next = u8(bytes, at + 1);
    const inScan = next === 0x00 || (next >= 0xd0 && next <= 0xd7);
    if (!inScan && next !== 0xff) return at;
    at = bytes.indexOf(0xff, at + (inScan ? 2 : 1));
  }
  return bytes.length;
}

export function trailerMetadata(trailer: Uint8Array): string[] {
  if (trailer.length === 0) return [];
  const isVideo = contains(trailer, 'ftyp') || contains(trailer, 'MotionPhoto');
  return metadataIn(isVideo ? 'a video hidden after the picture (motion photo)' : TRAILER, trailer);
}

function startsWith(payload: Uint8Array, prefix: string): boolean {
  return latin1(payload, 0, prefix.length) === prefix;
}
