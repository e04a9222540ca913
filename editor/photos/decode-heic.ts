import { isDisplayP3 } from '../../photos/color-profile.ts';
import { decodeHeic } from '../../photos/heic.ts';
import { inspect } from '../../photos/inspect.ts';
import { p3ToSrgb } from './p3-to-srgb.ts';

/** Decodes a HEIC photo where the browser can't. The decoder is large, so it loads only then. */
export async function decodeHeicInBrowser(bytes: Uint8Array): Promise<ImageBitmap> {
  const { data, width, height } = await decodeHeic(bytes).catch(() => {
    throw new Error('This iPhone photo looks damaged. Choose another one, or take it again.');
  });
  const info = inspect(bytes);
  const isWide = info?.codedDisplayP3 || (info?.profile && isDisplayP3(info.profile));
  if (isWide) p3ToSrgb(data);
  return await createImageBitmap(new ImageData(new Uint8ClampedArray(data), width, height));
}
