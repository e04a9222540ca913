import sharp, { type Sharp } from 'sharp';
import { decodeHeic } from '../../photos/heic.ts';
import { MAX_EDGE_PX, type PictureFormat } from '../../photos/picture-format.ts';
import { MAX_PIXELS, readHeader, readPicture } from './inspect-picture.ts';

const MAX_OPAQUE_PNG_BYTES = 1_000_000;

interface Reencoded {
  bytes: Buffer;
  kind: PictureFormat;
}

/** Re-encodes a picture upright, within the longest edge, in sRGB and without metadata. */
export async function reencode(bytes: Buffer): Promise<Reencoded> {
  const { kind } = await readHeader(bytes);
  if (kind !== 'heic') return await readPicture(bytes, (picture) => encode(picture, kind));
  const { data, ...raw } = await decodeHeic(bytes);
  return await encode(sharp(data, { raw, limitInputPixels: MAX_PIXELS }), kind);
}

async function encode(picture: Sharp, kind: PictureFormat): Promise<Reencoded> {
  const small = picture.autoOrient().resize({
    width: MAX_EDGE_PX,
    height: MAX_EDGE_PX,
    fit: 'inside',
    withoutEnlargement: true,
  });
  if (kind === 'webp') return { bytes: await small.webp({ quality: 88 }).toBuffer(), kind };
  if (kind === 'avif') return { bytes: await small.avif({ quality: 75 }).toBuffer(), kind };
  if (kind === 'png') {
    const png = await small.clone().png({ compressionLevel: 9 }).toBuffer();
    if (png.length <= MAX_OPAQUE_PNG_BYTES) return { bytes: png, kind };
    if (!(await sharp(png).stats()).isOpaque) return { bytes: png, kind };
  }
  const jpeg = small.flatten({ background: '#fff' }).jpeg({ quality: 88, mozjpeg: true });
  return { bytes: await jpeg.toBuffer(), kind: 'jpeg' };
}
