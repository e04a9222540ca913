/** The boxes that HEIC, AVIF and MP4 files are made of (ISO base media file format). */
export interface Box {
  type: string;
  start: number;
  content: Buffer;
  /** False when the file ends before the box does. */
  complete: boolean;
}

export function readBoxes(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  let at = 0;
  while (at + 8 <= bytes.length) {
    const shortSize = bytes.readUInt32BE(at);
    const isLong = shortSize === 1 && at + 16 <= bytes.length;
    const header = isLong ? 16 : 8;
    const stated = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : shortSize;
    const size = stated === 0 ? bytes.length - at : stated;
    const type = bytes.toString('latin1', at + 4, at + 8);
    const complete = size >= header && at + size <= bytes.length;
    boxes.push({ type, start: at, content: bytes.subarray(at + header, at + size), complete });
    if (!complete) break;
    at += size;
  }
  return boxes;
}

/** Reads big-endian numbers one after the other; past the end it throws a RangeError. */
export function numberReader(bytes: Buffer, start = 0) {
  let at = start;
  return (byteCount: number): number => {
    if (byteCount === 0) return 0;
    at += byteCount;
    return byteCount === 8
      ? Number(bytes.readBigUInt64BE(at - 8))
      : bytes.readUIntBE(at - byteCount, byteCount);
  };
}
