import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { type Anatomy, emptyAnatomy } from './anatomy.ts';
import { exifFacts } from './exif.ts';
import { exifFindings, named } from './findings.ts';
import { trailerFindings } from './jpeg.ts';

const SIGNATURE_BYTES = 8;
const FRAME_BYTES = 12;
const PICTURE_CHUNKS = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs hIST cICP acTL fcTL fdAT'.split(' '),
);

export function readPng(bytes: Buffer): Anatomy {
  const anatomy = emptyAnatomy('png');
  const findings = new Set<string>();
  const kept: Buffer[] = [bytes.subarray(0, SIGNATURE_BYTES)];
  let at = SIGNATURE_BYTES;

  while (at + FRAME_BYTES <= bytes.length) {
    const end = at + FRAME_BYTES + bytes.readUInt32BE(at);
    if (end > bytes.length) break;
    const type = bytes.toString('latin1', at + 4, at + 8);
    const data = bytes.subarray(at + 8, end - 4);
    if (PICTURE_CHUNKS.has(type)) kept.push(bytes.subarray(at, end));
    else for (const found of chunkFindings(type, data)) findings.add(found);

    if (type === 'IHDR' && data.length >= 8) {
      anatomy.width = data.readUInt32BE(0);
      anatomy.height = data.readUInt32BE(4);
    }
    if (type === 'eXIf') anatomy.orientation = exifFacts(data).orientation;
    if (type === 'acTL') anatomy.moving = true;
    if (type === 'iCCP') anatomy.profile = unpackProfile(data);
    at = end;
    if (type === 'IEND') {
      for (const found of trailerFindings(bytes.subarray(end))) findings.add(found);
      anatomy.cutOff = false;
      break;
    }
  }

  anatomy.findings = [...findings];
  anatomy.withoutFindings = () => Buffer.concat(kept);
  return anatomy;
}

function chunkFindings(type: string, data: Buffer): string[] {
  if (type === 'eXIf') return exifFindings(data);
  if (type === 'tEXt' || type === 'zTXt' || type === 'iTXt') return named('a text note', data);
  if (type === 'tIME') return ['the time it was saved'];
  return named(`maker's data (${type})`, data);
}

function unpackProfile(data: Buffer): Buffer | undefined {
  const packed = data.subarray(data.indexOf(0) + 2);
  try {
    return inflateSync(packed);
  } catch {
    return undefined;
  }
}

/** Gives a PNG a colour profile, so that whatever reads it next shows the colours right. */
export function withProfile(png: Buffer, profile: Buffer): Buffer {
  const headerEnd = SIGNATURE_BYTES + FRAME_BYTES + png.readUInt32BE(SIGNATURE_BYTES);
  const data = Buffer.concat([
    Buffer.from('iCCPphoto\0\0', 'latin1'),
    deflateSync(profile, { level: 1 }),
  ]);
  const chunk = Buffer.alloc(data.length + 8);
  chunk.writeUInt32BE(data.length - 4, 0);
  data.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(data), data.length + 4);
  return Buffer.concat([png.subarray(0, headerEnd), chunk, png.subarray(headerEnd)]);
}
