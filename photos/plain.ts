import { concat, latin1, u16, u32 } from './bytes.ts';
import { type PictureFormat, pictureFormat } from './picture-format.ts';

interface Format {
  /** The bytes before the first part. */
  start: number;
  /** Segments, chunks or boxes that a picture needs. Any other may say where and by whom it was taken. */
  plain: readonly string[];
  /** The part that ends the file. */
  last?: string;
  read(bytes: Uint8Array, at: number): { type: string; end: number };
}

const JFIF = Uint8Array.from('\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0', (letter) =>
  letter.charCodeAt(0),
);

const FORMATS: Record<Exclude<PictureFormat, 'heic'>, Format> = {
  jpeg: {
    start: 2,
    plain: ['JFIF', 'ffdb', 'ffc4', 'ffdd', 'ffc0', 'ffc1', 'ffc2', 'ffda', 'ffd9'],
    last: 'ffd9',
    read: readSegment,
  },
  png: {
    start: 8,
    plain: 'IHDR PLTE tRNS gAMA cHRM sRGB sBIT bKGD pHYs IDAT IEND'.split(' '),
    last: 'IEND',
    read: (bytes, at) => ({
      type: latin1(bytes, at + 4, at + 8),
      end: at + 12 + u32(bytes, at),
    }),
  },
  webp: { start: 12, plain: ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF'], read: readRiffChunk },
  avif: { start: 0, plain: ['ftyp', 'meta', 'mdat'], last: 'mdat', read: readBox },
};

/** Whether a picture file has only the parts that it needs, and nothing before, between or after them. */
export function isPlain(bytes: Uint8Array): boolean {
  const format = pictureFormat(bytes);
  if (!format || format === 'heic') return false;
  const parts = partsOf(bytes, FORMATS[format]) ?? [];
  return parts.length > 0 && parts.every(({ type }) => FORMATS[format].plain.includes(type));
}

/** The same JPEG or PNG, pixel for pixel, without other parts; undefined if it isn't whole. */
export function plainCopy(bytes: Uint8Array): Uint8Array | undefined {
  const format = pictureFormat(bytes);
  if (format !== 'jpeg' && format !== 'png') return undefined;
  const { start, plain } = FORMATS[format];
  const parts = partsOf(bytes, FORMATS[format])?.filter(({ type }) => plain.includes(type));
  if (!parts) return undefined;
  // Astro finds a JPEG's size only after a header.
  const needsHeader = format === 'jpeg' && parts[0]?.type !== 'JFIF';
  const header = needsHeader ? [JFIF] : [];
  return concat([bytes.subarray(0, start), ...header, ...parts.map((part) => part.bytes)]);
}

/** Undefined if the file is cut off or goes on after its last part. */
function partsOf(bytes: Uint8Array, format: Format) {
  const parts: { type: string; bytes: Uint8Array }[] = [];
  try {
    for (let at = format.start; at < bytes.length; ) {
      const { type, end } = format.read(bytes, at);
      const isAfterLast = format.last && parts.at(-1)?.type === format.last;
      if (end <= at || end > bytes.length || isAfterLast) return undefined;
      parts.push({ type, bytes: bytes.subarray(at, end) });
      at = end;
    }
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  return !format.last || parts.at(-1)?.type === format.last ? parts : undefined;
}

function readSegment(bytes: Uint8Array, at: number) {
  const type = u16(bytes, at).toString(16);
  if (type === 'ffd9') return { type, end: at + 2 };
  const end = at + 2 + u16(bytes, at + 2);
  if (type === 'ffda') return { type, end: endOfScan(bytes, end) };
  const isJfif = latin1(bytes, at + 4, at + 9) === 'JFIF\0' && end - at === 18;
  return { type: type === 'ffe0' && isJfif ? 'JFIF' : type, end };
}

/** Inside a scan, 0xFF is followed by 0x00 or a restart marker; anything else ends it. */
function endOfScan(bytes: Uint8Array, start: number): number {
  let at = bytes.indexOf(0xff, start);
  while (at >= 0 && /^ff(00|d[0-7])$/.test(u16(bytes, at).toString(16)))
    at = bytes.indexOf(0xff, at + 2);
  return at;
}

function readRiffChunk(bytes: Uint8Array, at: number) {
  if (u32(bytes, 4, true) + 8 !== bytes.length) throw new RangeError('cut off, or with a trailer');
  const size = u32(bytes, at + 4, true);
  return { type: latin1(bytes, at, at + 4), end: at + 8 + size + (size % 2) };
}

/** A box whose list of items ("infe" and their types) has more than pixels in it gets another name. */
function readBox(bytes: Uint8Array, at: number) {
  const end = at + u32(bytes, at);
  const type = latin1(bytes, at + 4, at + 8);
  if (type !== 'meta') return { type, end };
  const items = [...latin1(bytes, at, end).matchAll(/infe.{8}(.{4})/gs)];
  const arePixels = items.every(([, item]) => item === 'av01' || item === 'grid');
  return { type: arePixels ? type : 'meta with metadata', end };
}
