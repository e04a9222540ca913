import { inspect } from '../../photos/inspect.ts';
import { LONGEST_EDGE } from '../../photos/picture-facts.ts';
import { PhotoError } from './photo-error.ts';

export interface ReencodedPhoto {
  blob: Blob;
  ending: '.jpg' | '.png';
}

/**
 * A photo as it may leave this device: drawn anew, upright, at most 2560 px long, and nothing in
 * its bytes but the picture. They are inspected with the code that guards the build.
 */
export async function reencode(file: Blob): Promise<ReencodedPhoto> {
  const picture = await decoded(file);
  try {
    const scale = Math.min(1, LONGEST_EDGE / Math.max(picture.width, picture.height));
    const [width, height] = [picture.width, picture.height].map((edge) =>
      Math.max(1, Math.round(edge * scale)),
    ) as [number, number];
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d');
    if (!context)
      throw new PhotoError(
        'Your phone doesn’t have enough memory for this photo. Close other pages and try again.',
      );
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
    const [type, ending] = isSeeThrough(canvas)
      ? (['image/png', '.png'] as const)
      : (['image/jpeg', '.jpg'] as const);
    const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.88));
    if (!drawn)
      throw new PhotoError('The photo couldn’t be made smaller. Close other pages and try again.');
    return { blob: await proven(drawn, type), ending };
  } finally {
    picture.close();
  }
}

async function decoded(file: Blob): Promise<ImageBitmap> {
  const options = { imageOrientation: 'from-image' } as const;
  try {
    return await createImageBitmap(file, options);
  } catch {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (inspect(bytes)?.kind === 'heic') {
      const { decodeHere } = await import('./decode-heic.ts').catch(() => {
        throw new PhotoError(
          'The first iPhone photo needs signal. Try again when you have signal.',
        );
      });
      return await decodeHere(bytes);
    }
    if (file.type === 'image/svg+xml') return await drawnSvg(file);
    throw new PhotoError(
      'This can’t be read as a picture. Use a JPEG, PNG, WebP, AVIF or HEIC photo, or take it again.',
    );
  }
}

/** How long an SVG's longer edge becomes: a logo is shown at most this large. */
const SVG_EDGE = 1024;

/** An SVG as pixels, so that no script, link or note in it leaves this device. */
async function drawnSvg(file: Blob): Promise<ImageBitmap> {
  const address = URL.createObjectURL(file);
  try {
    const drawing = new Image();
    drawing.src = address;
    await drawing.decode();
    const [wide, high] = [drawing.naturalWidth || 1, drawing.naturalHeight || 1];
    const scale = SVG_EDGE / Math.max(wide, high);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, {
      width: Math.max(1, Math.round(wide * scale)),
      height: Math.max(1, Math.round(high * scale)),
    });
    canvas.getContext('2d')?.drawImage(drawing, 0, 0, canvas.width, canvas.height);
    return await createImageBitmap(canvas);
  } catch {
    throw new PhotoError(
      'This can’t be read as a drawing. Save it as a PNG and choose that instead.',
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

const SAMPLE = 64;

/** Looks at a small copy: cut-outs are see-through at their edges, photos nowhere. */
function isSeeThrough(canvas: HTMLCanvasElement): boolean {
  const small = document.createElement('canvas');
  Object.assign(small, { width: SAMPLE, height: SAMPLE });
  const context = small.getContext('2d');
  context?.drawImage(canvas, 0, 0, SAMPLE, SAMPLE);
  const { data } = context?.getImageData(0, 0, SAMPLE, SAMPLE) ?? { data: [] };
  return data.some((value, i) => i % 4 === 3 && value < 250);
}

/** The bytes with nothing but the picture in them. Some browsers add notes of their own. */
async function proven(drawn: Blob, type: string): Promise<Blob> {
  const bytes = new Uint8Array(await drawn.arrayBuffer());
  const clean = inspect(bytes)?.withoutMetadata?.() ?? bytes;
  const facts = inspect(clean);
  const isFit =
    facts &&
    !facts.cutOff &&
    facts.metadata.length === 0 &&
    facts.orientation === 1 &&
    Math.max(facts.width, facts.height) <= LONGEST_EDGE;
  if (!isFit) {
    throw new PhotoError(
      `This browser left data in the photo that shouldn’t be published (${facts?.metadata.join(', ') || 'unknown'}). Try another browser.`,
    );
  }
  return new Blob([clean as BlobPart], { type });
}
