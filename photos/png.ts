import { concat, latin1, u32 } from './bytes.ts';
import { exifFacts } from './exif.ts';
import { trailerMetadata } from './jpeg.ts';
import { exifMetadata, metadataIn } from './metadata-kinds.ts';
import { noFacts, type PictureFacts } from './picture-facts.ts';

const SIGNATURE_BYTES = 8;
const FRAME_BYTES = 12;
const PICTURE_CHUNKS = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs hIST cICP acTL fcTL fdAT'.split(' '),
);

export function readPng(bytes: Uint8Array): PictureFacts {
  const facts = noFacts('png');
  const metadata = new Set<string>();
  const kept: Uint8Array[] = [bytes.subarray(0, SIGNATURE_BYTES)];
  let at = SIGNATURE_BYTES;

  while (at + FRAME_BYTES <= bytes.length) {
    const end = at + FRAME_BYTES + u32(bytes, at);
    if (end > bytes.length) break;
    const type = latin1(bytes, at + 4, at + 8);
    const data = bytes.subarray(at + 8, end - 4);
    if (PICTURE_CHUNKS.has(type)) kept.push(bytes.subarray(at, end));
    else for (const found of chunkMetadata(type, data)) metadata.add(found);

    if (type === 'IHDR' && data.length >= 8) {
      facts.width = u32(data, 0);
      facts.height = u32(data, 4);
    }
    if (type === 'eXIf') facts.orientation = exifFacts(data).orientation;
    if (type === 'acTL') facts.moving = true;
    if (type === 'iCCP') facts.compressedProfile = data.subarray(data.indexOf(0) + 2);
    at = end;
    if (type === 'IEND') {
      for (const found of trailerMetadata(bytes.subarray(end))) metadata.add(found);
      facts.cutOff = false;
      break;
    }
  }

  facts.metadata = [...metadata];
  facts.withoutMetadata = () => concat(kept);
  return facts;
}

function chunkMetadata(type: string, data: Uint8Array): string[] {
  if (type === 'eXIf') return exifMetadata(data);
  if (type === 'tEXt' || type === 'zTXt' || type === 'iTXt') return metadataIn('a text note', data);
  if (type === 'tIME') return ['the time it was saved'];
  return metadataIn(`maker's data (${type})`, data);
}
