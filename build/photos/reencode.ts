import sharp, { type Sharp } from 'sharp';
import { decodeHeic } from '../../photos/heic.ts';
import { type Kind, LONGEST_EDGE, type PictureFacts } from '../../photos/picture-facts.ts';
import { withProfile } from './png-profile.ts';
import { MAX_PIXELS, readPicture } from './read-picture.ts';

const LARGEST_OPAQUE_PNG_BYTES = 1_000_000;

export interface Reencoded {
  bytes: Uint8Array;
  kind: Kind;
}

/** Re-encodes a picture upright, within the longest edge, in sRGB and without metadata. */
export async function reencode(bytes: Buffer, facts: PictureFacts): Promise<Reencoded> {
  const file = facts.kind === 'heic' ? await heicAsPng(bytes, facts) : bytes;
  return await readPicture(file, (picture) => encode(withinEdge(picture.autoOrient()), facts.kind));
}

function withinEdge(picture: Sharp): Sharp {
  return picture.resize({
    width: LONGEST_EDGE,
    height: LONGEST_EDGE,
    fit: 'inside',
    withoutEnlargement: true,
  });
}

async function encode(picture: Sharp, kind: Kind): Promise<Reencoded> {
  if (kind === 'webp') return { bytes: await picture.webp({ quality: 88 }).toBuffer(), kind };
  if (kind === 'avif') return { bytes: await picture.avif({ quality: 75 }).toBuffer(), kind };
  if (kind === 'png') {
    const png = await picture.clone().png({ compressionLevel: 9 }).toBuffer();
    if (png.length <= LARGEST_OPAQUE_PNG_BYTES) return { bytes: png, kind };
    if (!(await sharp(png).stats()).isOpaque) return { bytes: png, kind };
  }
  const jpeg = picture.flatten({ background: '#fff' }).jpeg({ quality: 88, mozjpeg: true });
  return { bytes: await jpeg.toBuffer(), kind: 'jpeg' };
}

/** sharp takes a profile only from a file, so the pixels travel in an uncompressed PNG. */
async function heicAsPng(bytes: Buffer, facts: PictureFacts): Promise<Buffer> {
  const { data, ...raw } = await decodeHeic(bytes);
  const small = withinEdge(sharp(data, { raw, limitInputPixels: MAX_PIXELS }));
  const png = await small.png({ compressionLevel: 0 }).toBuffer();
  const profile = facts.profile ?? (facts.codedDisplayP3 ? await displayP3() : undefined);
  return profile ? withProfile(png, profile) : png;
}

async function displayP3(): Promise<Buffer | undefined> {
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } });
  return (await sharp(await dot.withIccProfile('p3').png().toBuffer()).metadata()).icc;
}
