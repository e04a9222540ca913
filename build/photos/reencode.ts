import sharp, { type Sharp } from 'sharp';
import { decodeHeic } from '../../photos/heic.ts';
import { type Kind, MAX_EDGE_PX, type PictureInfo } from '../../photos/picture-info.ts';
import { withProfile } from './png-profile.ts';
import { MAX_PIXELS, readPicture } from './read-picture.ts';

const MAX_OPAQUE_PNG_BYTES = 1_000_000;

export interface Reencoded {
  bytes: Uint8Array;
  kind: Kind;
}

/** Re-encodes a picture upright, within the longest edge, in sRGB and without metadata. */
export async function reencode(bytes: Buffer, info: PictureInfo): Promise<Reencoded> {
  const file = info.kind === 'heic' ? await heicAsPng(bytes, info) : bytes;
  return await readPicture(file, (picture) => encode(withinEdge(picture.autoOrient()), info.kind));
}

function withinEdge(picture: Sharp): Sharp {
  return picture.resize({
    width: MAX_EDGE_PX,
    height: MAX_EDGE_PX,
    fit: 'inside',
    withoutEnlargement: true,
  });
}

async function encode(picture: Sharp, kind: Kind): Promise<Reencoded> {
  if (kind === 'webp') return { bytes: await picture.webp({ quality: 88 }).toBuffer(), kind };
  if (kind === 'avif') return { bytes: await picture.avif({ quality: 75 }).toBuffer(), kind };
  if (kind === 'png') {
    const png = await picture.clone().png({ compressionLevel: 9 }).toBuffer();
    if (png.length <= MAX_OPAQUE_PNG_BYTES) return { bytes: png, kind };
    if (!(await sharp(png).stats()).isOpaque) return { bytes: png, kind };
  }
  const jpeg = picture.flatten({ background: '#fff' }).jpeg({ quality: 88, mozjpeg: true });
  return { bytes: await jpeg.toBuffer(), kind: 'jpeg' };
}

/** sharp takes a profile only from a file, so the pixels travel in an uncompressed PNG. */
async function heicAsPng(bytes: Buffer, info: PictureInfo): Promise<Buffer> {
  const { data, ...raw } = await decodeHeic(bytes);
  const small = withinEdge(sharp(data, { raw, limitInputPixels: MAX_PIXELS }));
  const png = await small.png({ compressionLevel: 0 }).toBuffer();
  const profile = info.profile ?? (info.codedDisplayP3 ? await displayP3() : undefined);
  return profile ? withProfile(png, profile) : png;
}

async function displayP3(): Promise<Buffer | undefined> {
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } });
  return (await sharp(await dot.withIccProfile('p3').png().toBuffer()).metadata()).icc;
}
