import type { LocalImageService } from 'astro';
import sharp from 'sharp';
import service from '../../src/pictures/image-service.ts';

/** Enough to see whether a photo is whole, and not squeezed. */
const SCALE = 1 / 4;

const shrunken = new WeakMap<Uint8Array, Promise<Buffer>>();

/** Once for all files of a photo, because most of the time is for decoding it. */
function shrink(original: Uint8Array): Promise<Buffer> {
  const photo = sharp(original).keepMetadata();
  const result = photo.metadata().then(({ width }) =>
    photo
      .resize(Math.ceil(width * SCALE))
      .png()
      .toBuffer(),
  );
  shrunken.set(original, result);
  return result;
}

/** Gives every file of a picture a quarter of its width, for tests that measure no bytes. */
export default {
  ...service,
  async transform(original, { width, height, ...options }, ...rest) {
    const size = {
      ...(width && { width: width * SCALE }),
      ...(height && { height: height * SCALE }),
    };
    const photo = await (shrunken.get(original) ?? shrink(original));
    return service.transform(photo, { ...options, ...size }, ...rest);
  },
} satisfies LocalImageService;
