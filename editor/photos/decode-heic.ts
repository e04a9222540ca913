import { decodeHeic } from '../../build/photos/heic.ts';
import { inspect } from '../../build/photos/inspect.ts';
import { isDisplayP3 } from '../../build/photos/profile.ts';
import { PhotoRefused } from './photo-refused.ts';

/** Decodes an iPhone's photo where the browser can't. Fetched only then, because it is large. */
export async function decodeHere(bytes: Uint8Array): Promise<ImageBitmap> {
  const { data, width, height } = await decodeHeic(bytes).catch(() => {
    throw new PhotoRefused(
      'This iPhone photo looks damaged. Choose another one, or take it again.',
    );
  });
  const facts = inspect(bytes);
  const isWide = facts?.codedDisplayP3 || (facts?.profile && isDisplayP3(facts.profile));
  const pixels = new ImageData(new Uint8ClampedArray(data), width, height, {
    colorSpace: isWide ? 'display-p3' : 'srgb',
  });
  return await createImageBitmap(pixels);
}
