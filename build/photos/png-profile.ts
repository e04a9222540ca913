import { crc32, deflateSync, inflateSync } from 'node:zlib';
import type { PictureFacts } from '../../photos/picture-facts.ts';

const HEADER_START = 8;
const FRAME_BYTES = 12;

/** A picture's color profile, decompressed. */
export function profileOf({ profile, compressedProfile }: PictureFacts): Uint8Array | undefined {
  if (!compressedProfile) return profile;
  try {
    return inflateSync(compressedProfile);
  } catch {
    return undefined;
  }
}

/** Adds a color profile to a PNG. */
export function withProfile(png: Buffer, profile: Uint8Array): Buffer {
  const headerEnd = HEADER_START + FRAME_BYTES + png.readUInt32BE(HEADER_START);
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
