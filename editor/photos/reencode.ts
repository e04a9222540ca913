import { MAX_EDGE_PX, pictureFormat } from '../../photos/picture-format.ts';
import { isPlain, plainCopy } from '../../photos/plain.ts';
import { ExpectedError } from '../backend.ts';
import { decodeHeicInBrowser } from './decode-heic.ts';

interface ReencodedPhoto {
  blob: Blob;
  extension: '.jpg' | '.png';
}

/** The longer edge of an SVG's copy. A logo is never shown larger. */
const SVG_EDGE = 1024;

/**
 * Re-encodes a photo before upload: upright, at most 2560 px, without metadata; an SVG as a PNG, without its scripts and
 * links. Verified with the same code as the build.
 */
export async function reencode(file: Blob): Promise<ReencodedPhoto> {
  const address = URL.createObjectURL(file);
  try {
    const picture = await decode(file, address);
    const longest = Math.max(picture.width, picture.height);
    const scale = isSvg(file) ? SVG_EDGE / longest : Math.min(1, MAX_EDGE_PX / longest);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    if (!context)
      throw new ExpectedError(
        'There isn’t enough memory for this photo. Close other tabs and apps, then try again.',
      );
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    // Or many photos would fill the memory.
    if ('close' in picture) picture.close();
    const [type, extension] = hasTransparency(canvas)
      ? (['image/png', '.png'] as const)
      : (['image/jpeg', '.jpg'] as const);
    const encoded = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.88));
    if (!encoded)
      throw new ExpectedError(
        'The photo couldn’t be made smaller. Close other tabs and apps, then try again.',
      );
    return { blob: await verifyClean(encoded, type), extension };
  } finally {
    URL.revokeObjectURL(address);
  }
}

const isSvg = ({ type }: Blob) => type === 'image/svg+xml';

/** An image element turns a photo upright in every browser. */
async function decode(file: Blob, address: string): Promise<HTMLImageElement | ImageBitmap> {
  const image = new Image();
  image.src = address;
  const isDecoded = await image.decode().then(
    () => true,
    () => false,
  );
  // In some browsers, an SVG without a size has none.
  if (isDecoded && image.width > 0) return image;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (pictureFormat(bytes) === 'heic') return await decodeHeicInBrowser(bytes);
  throw new ExpectedError(
    isSvg(file)
      ? 'This drawing doesn’t work here. Save it as a PNG and choose that instead.'
      : 'This isn’t a picture the site can use, or it’s damaged. Choose another one, or take it again.',
  );
}

const SAMPLE = 64;

/** Samples a small copy: only cut-outs have transparent pixels. */
function hasTransparency(canvas: HTMLCanvasElement): boolean {
  const small = document.createElement('canvas');
  Object.assign(small, { width: SAMPLE, height: SAMPLE });
  const context = small.getContext('2d');
  context?.drawImage(canvas, 0, 0, SAMPLE, SAMPLE);
  const { data } = context?.getImageData(0, 0, SAMPLE, SAMPLE) ?? { data: [] };
  return data.some((value, i) => i % 4 === 3 && value < 250);
}

/** Strips metadata that some browsers add, and throws if any is left. */
async function verifyClean(encoded: Blob, type: string): Promise<Blob> {
  const clean = plainCopy(new Uint8Array(await encoded.arrayBuffer()));
  if (!clean || !isPlain(clean))
    throw new ExpectedError(
      'Your browser couldn’t take everything private out of this photo. Try another browser.',
    );
  return new Blob([clean as BlobPart], { type });
}
