// A static import, because a dynamic one fails once Astro has closed its config loader.
import libheif, { type DecodedHeif } from 'libheif-js/wasm-bundle.js';
import { findAll, latin1, u16, u32 } from './bytes.ts';
import { p3ToSrgb } from './p3-to-srgb.ts';
import { brokenFile } from './photo-error.ts';

interface RawPicture {
  data: Uint8Array;
  width: number;
  height: number;
  channels: 4;
}

/** Decodes the picture that a HEIC file shows, upright and in sRGB. */
export async function decodeHeic(bytes: Uint8Array): Promise<RawPicture> {
  const context = libheif.heif_context_alloc();
  try {
    const opened = libheif.heif_context_read_from_memory(context, bytes);
    if (opened.code !== libheif.heif_error_code.heif_error_Ok) throw brokenFile();
    const handle = libheif.heif_js_context_get_primary_image_handle(context);
    if (!handle || 'code' in handle) throw brokenFile();
    try {
      const picture = await decodeHandle(handle);
      if (hasDisplayP3(bytes)) p3ToSrgb(picture.data);
      return picture;
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
  if (!('channels' in decoded)) throw brokenFile();
  try {
    const plane = decoded.channels.find(
      ({ id }) => id === libheif.heif_channel.heif_channel_interleaved,
    );
    if (!plane) throw brokenFile();
    const { width, height, stride } = plane;
    const data = new Uint8Array(width * height * 4);
    for (let row = 0; row < height; row++)
      data.set(plane.data.subarray(row * stride, row * stride + width * 4), row * width * 4);
    return { data, width, height, channels: 4 };
  } finally {
    libheif.heif_image_release(decoded.image);
  }
}

const DISPLAY_P3_CODE = 12;
const DISPLAY_P3_RED = 0.5151;
const TOLERANCE = 0.003;

/** Whether a "colr" box declares the colors of iPhones, by a code or by a profile with their red. */
export function hasDisplayP3(bytes: Uint8Array): boolean {
  return [...findAll(bytes, 'colr')].some((at) => {
    const type = latin1(bytes, at + 4, at + 8);
    if (type === 'nclx') return u16(bytes, at + 8) === DISPLAY_P3_CODE;
    if (type !== 'prof' && type !== 'rICC') return false;
    const profile = bytes.subarray(at + 8, at - 4 + u32(bytes, at - 4));
    return [...findAll(profile, 'rXYZ')].some((tag) => {
      const red = u32(profile, u32(profile, tag + 4) + 8) / 0x10000;
      return Math.abs(red - DISPLAY_P3_RED) < TOLERANCE;
    });
  });
}
