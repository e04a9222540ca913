import sharp, { type Sharp } from 'sharp';
import { decodeHeic } from '../../photos/heic.ts';
import { MAX_EDGE_PX, type PictureFormat } from '../../photos/picture-format.ts';
import { MAX_PIXELS, readHeader, readPicture } from './inspect-picture.ts';

interface Reencoded {
  bytes: Buffer;
  format: PictureFormat;
}

/** Re-encodes a picture upright, within the longest edge, in sRGB and without metadata. */
export async function reencode(bytes: Buffer): Promise<Reencoded> {
  const { format } = await readHeader(bytes);
  if (format !== 'heic') return await readPicture(bytes, (picture) => encode(picture, format));
  const { data, ...raw } = await decodeHeic(bytes);
  return await encode(sharp(data, { raw, limitInputPixels: MAX_PIXELS }), format);
}

async function encode(picture: Sharp, format: PictureFormat): Promise<Reencoded> {
  const small = picture.autoOrient().resize({
    width: MAX_EDGE_PX,
    height: MAX_EDGE_PX,
    fit: 'inside',
    withoutEnlargement: true,
  });
  if (format === 'webp') return { bytes: await small.webp({ quality: 88 }).toBuffer(), format };
  if (format === 'avif') return { bytes: await small.avif({ quality: 75 }).toBuffer(), format };
  if (format === 'png')
    return { bytes: await small.png({ compressionLevel: 9 }).toBuffer(), format };
  const jpeg = small.flatten({ background: '#fff' }).jpeg({ quality: 88, mozjpeg: true });
  return { bytes: await jpeg.toBuffer(), format: 'jpeg' };
}
