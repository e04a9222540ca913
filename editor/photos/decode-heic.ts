import { ExpectedError } from '../backend.ts';
import type { DecodedPhoto } from './decode-heic-worker.ts';

/**
 * Decodes a HEIC photo where the browser can't. The decoder is large, so it loads only then, and in a worker: before
 * version 115, Chrome refuses to compile it anywhere else.
 */
export async function decodeHeicInBrowser(bytes: Uint8Array): Promise<ImageBitmap> {
  const worker = new Worker(new URL('./decode-heic-worker.ts', import.meta.url), {
    type: 'module',
  });
  try {
    const decoded = await new Promise<DecodedPhoto>((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = () =>
        // There is no signal, or an update has replaced the worker's file.
        reject(
          new ExpectedError(
            'What opens iPhone photos couldn’t be loaded. Check your signal, refresh this page and choose the photo again.',
          ),
        );
      worker.postMessage(bytes);
    });
    if (!decoded)
      throw new ExpectedError(
        'This iPhone photo looks damaged. Choose another one, or take it again.',
      );
    const { data, width, height } = decoded;
    return await createImageBitmap(new ImageData(new Uint8ClampedArray(data), width, height));
  } finally {
    worker.terminate();
  }
}
