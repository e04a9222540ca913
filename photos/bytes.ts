/**
 * Reads and joins bytes, in Node and in a browser, where the editor inspects photos before it sends
 * them. Reading a number past the end throws a RangeError.
 */
const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export const u8 = (bytes: Uint8Array, at: number) => viewOf(bytes).getUint8(at);
export const u16 = (bytes: Uint8Array, at: number, little = false) =>
  viewOf(bytes).getUint16(at, little);
export const u32 = (bytes: Uint8Array, at: number, little = false) =>
  viewOf(bytes).getUint32(at, little);
export const i32 = (bytes: Uint8Array, at: number) => viewOf(bytes).getInt32(at);
export const u64 = (bytes: Uint8Array, at: number) => Number(viewOf(bytes).getBigUint64(at));

/** Decodes bytes as Latin-1. */
export function latin1(bytes: Uint8Array, start = 0, end = bytes.length): string {
  let text = '';
  for (const byte of bytes.subarray(start, end)) text += String.fromCharCode(byte);
  return text;
}

export const fromLatin1 = (text: string) =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff);

export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The offset of a text in bytes, or -1. */
export function find(bytes: Uint8Array, text: string, start = 0): number {
  const wanted = fromLatin1(text);
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first, start); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, i) => bytes[at + i] === byte)) return at;
  }
  return -1;
}

export const contains = (bytes: Uint8Array, text: string) => find(bytes, text) >= 0;
