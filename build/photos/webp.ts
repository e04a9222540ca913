import { type Anatomy, emptyAnatomy } from './anatomy.ts';
import { exifFacts } from './exif.ts';
import { exifFindings, named, XMP } from './findings.ts';
import { trailerFindings } from './jpeg.ts';

const RIFF_BYTES = 12;
const PICTURE_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const EXIF_AND_XMP_FLAGS = 0x08 | 0x04;

export function readWebp(bytes: Buffer): Anatomy {
  const anatomy = emptyAnatomy('webp');
  const findings = new Set<string>();
  const kept: Buffer[] = [];
  const riffEnd = 8 + bytes.readUInt32LE(4);
  const end = Math.min(riffEnd, bytes.length);
  let sawPicture = false;
  let at = RIFF_BYTES;

  while (at + 8 <= end) {
    const type = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const data = bytes.subarray(at + 8, at + 8 + size);
    const next = at + 8 + size + (size % 2);
    if (PICTURE_CHUNKS.has(type)) kept.push(bytes.subarray(at, next));
    else for (const found of chunkFindings(type, data)) findings.add(found);

    if (type === 'EXIF') anatomy.orientation = exifFacts(tiffOf(data)).orientation;
    if (type === 'ICCP') anatomy.profile = data;
    if (type === 'ANIM') anatomy.moving = true;
    if (type === 'VP8 ' || type === 'VP8L' || type === 'ANMF') sawPicture = true;
    if (anatomy.width === 0) Object.assign(anatomy, sizeIn(type, data));
    at = next;
  }

  for (const found of trailerFindings(bytes.subarray(end))) findings.add(found);
  anatomy.cutOff = riffEnd > bytes.length || !sawPicture;
  anatomy.findings = [...findings];
  anatomy.withoutFindings = () => joinChunks(kept);
  return anatomy;
}

function chunkFindings(type: string, data: Buffer): string[] {
  if (type === 'EXIF') return exifFindings(tiffOf(data));
  if (type === 'XMP ') return named(XMP, data);
  return named(`maker's data (${type.trim()})`, data);
}

/** Some writers put JPEG's "Exif" prefix in front of the TIFF header. */
function tiffOf(data: Buffer): Buffer {
  return data.toString('latin1', 0, 6) === 'Exif\0\0' ? data.subarray(6) : data;
}

function sizeIn(type: string, data: Buffer): { width: number; height: number } | undefined {
  if (type === 'VP8X' && data.length >= 10)
    return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
  if (type === 'VP8 ' && data.length >= 10)
    return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
  if (type === 'VP8L' && data.length >= 5) {
    const bits = data.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return undefined;
}

function joinChunks(chunks: Buffer[]): Buffer {
  const file = Buffer.concat([Buffer.from('RIFF____WEBP', 'latin1'), ...chunks]);
  file.writeUInt32LE(file.length - 8, 4);
  if (file.toString('latin1', RIFF_BYTES, RIFF_BYTES + 4) === 'VP8X') {
    const flagsAt = RIFF_BYTES + 8;
    file.writeUInt8(file.readUInt8(flagsAt) & ~EXIF_AND_XMP_FLAGS, flagsAt);
  }
  return file;
}
