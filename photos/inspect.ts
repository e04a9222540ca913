import { latin1 } from './bytes.ts';
import { readHeif } from './heif.ts';
import { readJpeg } from './jpeg.ts';
import type { PictureInfo } from './picture-info.ts';
import { readPng } from './png.ts';
import { readWebp } from './webp.ts';

/** Undefined if the bytes are no known picture format. */
export function inspect(bytes: Uint8Array): PictureInfo | undefined {
  const head = latin1(bytes, 0, 12);
  if (head.startsWith('\xff\xd8\xff')) return readJpeg(bytes);
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return readPng(bytes);
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return readWebp(bytes);
  if (head.slice(4, 8) === 'ftyp') return readHeif(bytes);
  return undefined;
}
