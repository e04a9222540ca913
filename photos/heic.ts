// A static import, because a dynamic one fails once Astro has closed its config loader.
import libheif, { type DecodedHeif } from 'libheif-js/wasm-bundle.js';
import { damagedFile } from './photo-error.ts';

interface RawPicture {
  data: Uint8Array;
  width: number;
  height: number;
  channels: 4;
}

/** Decodes the picture a HEIC file shows, upright, in the colors of its own profile. */
export async function decodeHeic(bytes: Uint8Array): Promise<RawPicture> {
  const context = libheif.heif_context_alloc();
  try {
    const opened = libheif.heif_context_read_from_memory(context, bytes);
    if (opened.code !== libheif.heif_error_code.heif_error_Ok) throw damagedFile();
    const handle = libheif.heif_js_context_get_primary_image_handle(context);
    if (!handle || 'code' in handle) throw damagedFile();
    try {
      return await decodeHandle(handle);
    } finally {
      libheif.heif_image_handle_release(handle);
    }
  } finally {
    libheif.heif_context_free(context);
  }
}

async function decodeHandle(handle: object): Promise<RawPicture> {
  const decoded: DecodedHeif = await libheif.heif_js_decode_image2(
    handle,
    libheif.heif_colorspace.heif_colorspace_RGB,
    libheif.heif_chroma.heif_chroma_interleaved_RGBA,
  );
  if (!('channels' in decoded)) throw damagedFile();
  try {
    const plane = decoded.channels.find(
      ({ id }) => id === libheif.heif_channel.heif_channel_interleaved,
    );
    if (!plane) throw damagedFile();
    const { width, height, stride } = plane;
    const data = new Uint8Array(width * height * 4);
    for (let row = 0; row < height; row++)
      data.set(plane.data.subarray(row * stride, row * stride + width * 4), row * width * 4);
    return { data, width, height, channels: 4 };
  } finally {
    libheif.heif_image_release(decoded.image);
  }
}
