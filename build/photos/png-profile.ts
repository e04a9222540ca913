import { crc32, deflateSync, inflateSync } from 'node:zlib';
import type { PictureInfo } from '../../photos/picture-info.ts';
import { CHUNK_OVERHEAD_BYTES, SIGNATURE_BYTES } from '../../photos/png.ts';

/** A picture's color profile, decompressed. */
export function profileOf({ profile, compressedProfile }: PictureInfo): Uint8Array | undefined {
  if (!compressedProfile) return profile;
  try {
    return inflateSync(compressedProfile);
  } catch {
    return undefined;
  }
}

/** Adds a color profile to a PNG. */
export function withProfile(png: Buffer, profile: Uint8Array): Buffer {
  const headerEnd = SIGNATURE_BYTES + CHUNK_OVERHEAD_BYTES + png.readUInt32BE(SIGNATURE_BYTES);
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
