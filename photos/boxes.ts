import { latin1, u8, u32, u64 } from './bytes.ts';

/** The boxes that HEIC, AVIF and MP4 files are made of (ISO base media file format). */
export interface Box {
  type: string;
  start: number;
  content: Uint8Array;
  /** False when the file ends before the box does. */
  complete: boolean;
}

export function readBoxes(bytes: Uint8Array): Box[] {
  const boxes: Box[] = [];
  let at = 0;
  while (at + 8 <= bytes.length) {
    const shortSize = u32(bytes, at);
    const isLong = shortSize === 1 && at + 16 <= bytes.length;
    const header = isLong ? 16 : 8;
    const stated = isLong ? u64(bytes, at + 8) : shortSize;
    const size = stated === 0 ? bytes.length - at : stated;
    const type = latin1(bytes, at + 4, at + 8);
    const complete = size >= header && at + size <= bytes.length;
    boxes.push({ type, start: at, content: bytes.subarray(at + header, at + size), complete });
    if (!complete) break;
    at += size;
  }
  return boxes;
}

/** Reads big-endian numbers one after the other; past the end it throws a RangeError. */
export function numberReader(bytes: Uint8Array, start = 0) {
  let at = start;
  return (byteCount: number): number => {
    let number = 0;
    for (const end = at + byteCount; at < end; at++) number = number * 256 + u8(bytes, at);
    return number;
  };
}
