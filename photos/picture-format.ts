import { latin1 } from './bytes.ts';

/** Pictures with a longer edge are made smaller. */
export const MAX_EDGE_PX = 2560;

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/** HEIC and AVIF are the same container, and list their brands at the start. */
const STARTS: [PictureFormat, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['avif', /^.{4}ftyp(?:.{4})*?avi[fs]/s],
  ['heic', /^.{4}ftyp(?:.{4})*?(?:hei[cxms]|hev[cx]|mif1|msf1)/s],
];

/** The format of a picture file, by its first bytes. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  const start = latin1(bytes, 0, 64);
  return STARTS.find(([, pattern]) => pattern.test(start))?.[0];
}
