import { imageMetadata } from 'astro/assets/utils';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { brokenFile, emptyFile, notAPicture, tooBig } from '../../photos/photo-error.ts';
import { MAX_EDGE_PX, type PictureFormat, pictureFormat } from '../../photos/picture-format.ts';
import { isPlain } from '../../photos/plain.ts';

const MAX_MEGAPIXELS = 200;
/** Above sharp's own limit, on purpose: phones take photos that large. */
export const MAX_PIXELS = MAX_MEGAPIXELS * 1e6;

const EXTENSIONS: Record<PictureFormat, string[]> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  avif: ['.avif'],
  // Always becomes a JPEG.
  heic: [],
};

/** The extension of a picture's format: the current one if it fits. */
export const extensionFor = (format: PictureFormat, current: string) =>
  EXTENSIONS[format].includes(current.toLowerCase()) ? current : (EXTENSIONS[format][0] ?? '.jpg');

type Header = Omit<Metadata, 'format'> & { format: PictureFormat };

/** Reads what is known without decoding pixels. Throws a PhotoError if it can't be a photo of the site. */
export async function readHeader(bytes: Buffer): Promise<Header> {
  if (bytes.length === 0) throw emptyFile();
  const format = pictureFormat(bytes);
  if (!format) throw notAPicture();
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw brokenFile();
    });
  const megapixels = (header.width * header.height) / 1e6;
  if (megapixels > MAX_MEGAPIXELS) throw tooBig(megapixels, MAX_MEGAPIXELS);
  return { ...header, format };
}

/** Whether a photo is upright, web-sized and plain, and its extension is that of its format. */
export async function isClean(bytes: Buffer, extension: string): Promise<boolean> {
  if (!isPlain(bytes)) return false;
  const { format, width, height, space, hasProfile } = await readHeader(bytes);
  return (
    extensionFor(format, extension) === extension &&
    Math.max(width, height) <= MAX_EDGE_PX &&
    space !== 'cmyk' &&
    !hasProfile &&
    (await hasReadableSize(bytes))
  );
}

/** Whether Astro reads the size that sharp shows. It misses some, and what most formats say about being turned. */
export async function hasReadableSize(bytes: Buffer): Promise<boolean> {
  const { autoOrient } = await readHeader(bytes);
  const read = await imageMetadata(bytes).catch(() => undefined);
  return read?.width === autoOrient.width && read.height === autoOrient.height;
}

/**
 * Decodes a picture strictly. Throws if it is cut off or damaged, where sharp would render the rest gray.
 * Decoders also warn about oddities that every viewer handles, such as a Samsung phone's headers, so a
 * picture with only those is decoded again with lower strictness.
 */
export async function readPicture<T>(
  bytes: Buffer,
  use: (picture: Sharp) => Promise<T>,
): Promise<T> {
  const { format } = await readHeader(bytes);
  const attempt = (failOn: 'warning' | 'error') =>
    use(sharp(bytes, { failOn, limitInputPixels: MAX_PIXELS, animated: format === 'webp' }));
  return await attempt('warning')
    .catch((warning: Error) => {
      if (isBroken(warning.message)) throw warning;
      return attempt('error');
    })
    .catch(() => {
      throw brokenFile();
    });
}

const isBroken = (message: string) =>
  /premature|truncated|end of (file|image)|huffman|corrupt(?!.*extraneous bytes)/i.test(message);
