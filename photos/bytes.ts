/**
 * Reads and joins bytes, in Node and in a browser, where photos are checked before they are sent.
 * Reading a number past the end throws a RangeError.
 */
const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export const u16 = (bytes: Uint8Array, at: number, little = false) =>
  viewOf(bytes).getUint16(at, little);
export const u32 = (bytes: Uint8Array, at: number, little = false) =>
  viewOf(bytes).getUint32(at, little);

/** Decodes bytes as Latin-1. */
export function latin1(bytes: Uint8Array, start = 0, end = bytes.length): string {
  let text = '';
  for (const byte of bytes.subarray(start, end)) text += String.fromCharCode(byte);
  return text;
}

export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The offsets of a text in bytes. */
export function* findAll(bytes: Uint8Array, text: string): Generator<number> {
  const wanted = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (wanted.every((byte, i) => bytes[at + i] === byte)) yield at;
}

export const contains = (bytes: Uint8Array, text: string) => !findAll(bytes, text).next().done;
