import { concat, latin1, u32 } from './bytes.ts';
import { readExif } from './exif.ts';
import { trailerMetadata } from './jpeg.ts';
import { exifMetadata, metadataIn } from './metadata-kinds.ts';
import { emptyInfo, type PictureInfo } from './picture-info.ts';

export const SIGNATURE_BYTES = 8;
/** Length, type and CRC. */
export const CHUNK_OVERHEAD_BYTES = 12;
const PICTURE_CHUNKS = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs hIST cICP acTL fcTL fdAT'.split(' '),
);

export function readPng(bytes: Uint8Array): PictureInfo {
  const info = emptyInfo('png');
  const metadata = new Set<string>();
  const chunks: Uint8Array[] = [bytes.subarray(0, SIGNATURE_BYTES)];
  let at = SIGNATURE_BYTES;

  while (at + CHUNK_OVERHEAD_BYTES <= bytes.length) {
    const end = at + CHUNK_OVERHEAD_BYTES + u32(bytes, at);
    if (end > bytes.length) break;
    const type = latin1(bytes, at + 4, at + 8);
    const data = bytes.subarray(at + 8, end - 4);
    if (PICTURE_CHUNKS.has(type)) chunks.push(bytes.subarray(at, end));
    else for (const found of chunkMetadata(type, data)) metadata.add(found);

    if (type === 'IHDR' && data.length >= 8) {
      info.width = u32(data, 0);
      info.height = u32(data, 4);
    }
    if (type === 'eXIf') info.orientation = readExif(data).orientation;
    if (type === 'acTL') info.animated = true;
    if (type === 'iCCP') info.compressedProfile = data.subarray(data.indexOf(0) + 2);
    at = end;
    if (type === 'IEND') {
      for (const found of trailerMetadata(bytes.subarray(end))) metadata.add(found);
      info.truncated = false;
      break;
    }
  }

  info.metadata = [...metadata];
  info.withoutMetadata = () => concat(chunks);
  return info;
}

function chunkMetadata(type: string, data: Uint8Array): string[] {
  if (type === 'eXIf') return exifMetadata(data);
  if (type === 'tEXt' || type === 'zTXt' || type === 'iTXt') return metadataIn('a text note', data);
  if (type === 'tIME') return ['the time it was saved'];
  return metadataIn(`maker's data (${type})`, data);
}
