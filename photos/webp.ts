import { concat, fromLatin1, latin1, u8, u16, u32 } from './bytes.ts';
import { readExif } from './exif.ts';
import { trailerMetadata } from './jpeg.ts';
import { exifMetadata, metadataIn, XMP } from './metadata-kinds.ts';
import { emptyInfo, type PictureInfo } from './picture-info.ts';

const RIFF_BYTES = 12;
const PICTURE_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const EXIF_AND_XMP_FLAGS = 0x08 | 0x04;

export function readWebp(bytes: Uint8Array): PictureInfo {
  const info = emptyInfo('webp');
  const metadata = new Set<string>();
  const chunks: Uint8Array[] = [];
  const riffEnd = 8 + u32(bytes, 4, true);
  const end = Math.min(riffEnd, bytes.length);
  let sawPicture = false;
  let at = RIFF_BYTES;

  while (at + 8 <= end) {
    const type = latin1(bytes, at, at + 4);
    const size = u32(bytes, at + 4, true);
    const data = bytes.subarray(at + 8, at + 8 + size);
    const next = at + 8 + size + (size % 2);
    if (PICTURE_CHUNKS.has(type)) chunks.push(bytes.subarray(at, next));
    else for (const found of chunkMetadata(type, data)) metadata.add(found);

    if (type === 'EXIF') info.orientation = readExif(tiffOf(data)).orientation;
    if (type === 'ICCP') info.profile = data;
    if (type === 'ANIM') info.animated = true;
    if (type === 'VP8 ' || type === 'VP8L' || type === 'ANMF') sawPicture = true;
    if (info.width === 0) Object.assign(info, sizeIn(type, data));
    at = next;
  }

  for (const found of trailerMetadata(bytes.subarray(end))) metadata.add(found);
  info.truncated = riffEnd > bytes.length || !sawPicture;
  info.metadata = [...metadata];
  info.withoutMetadata = () => joinChunks(chunks);
  return info;
}

function chunkMetadata(type: string, data: Uint8Array): string[] {
  if (type === 'EXIF') return exifMetadata(tiffOf(data));
  if (type === 'XMP ') return metadataIn(XMP, data);
  return metadataIn(`maker's data (${type.trim()})`, data);
}

/** Some writers put JPEG's "Exif" prefix in front of the TIFF header. */
function tiffOf(data: Uint8Array): Uint8Array {
  return latin1(data, 0, 6) === 'Exif\0\0' ? data.subarray(6) : data;
}

function sizeIn(type: string, data: Uint8Array): { width: number; height: number } | undefined {
  if (type === 'VP8X' && data.length >= 10)
    return { width: u24(data, 4) + 1, height: u24(data, 7) + 1 };
  if (type === 'VP8 ' && data.length >= 10)
    return { width: u16(data, 6, true) & 0x3fff, height: u16(data, 8, true) & 0x3fff };
  if (type === 'VP8L' && data.length >= 5) {
    const bits = u32(data, 1, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return undefined;
}

const u24 = (bytes: Uint8Array, at: number) => u16(bytes, at, true) + u8(bytes, at + 2) * 0x10000;

function joinChunks(chunks: Uint8Array[]): Uint8Array {
  const file = concat([fromLatin1('RIFF____WEBP'), ...chunks]);
  new DataView(file.buffer).setUint32(4, file.length - 8, true);
  if (latin1(file, RIFF_BYTES, RIFF_BYTES + 4) === 'VP8X') {
    const flagsAt = RIFF_BYTES + 8;
    file[flagsAt] = u8(file, flagsAt) & ~EXIF_AND_XMP_FLAGS;
  }
  return file;
}
