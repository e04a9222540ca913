// A static import, because a dynamic one fails once Astro has closed its config loader.
import libheif from 'libheif-js/wasm-bundle.js';
import { findAll, latin1, u16, u32 } from './bytes.ts';
import { p3ToSrgb } from './p3-to-srgb.ts';
import { brokenFile } from './photo-error.ts';

/** One for all photos, because a decoder frees the last file's memory only when it gets the next. */
const decoder = new libheif.HeifDecoder();

/** Decodes the picture that a HEIC file shows, upright and in sRGB. */
export async function decodeHeic(bytes: Uint8Array) {
  const images = decoder.decode(bytes);
  try {
    const shown = images.find((image) => image.is_primary());
    if (!shown) throw brokenFile();
    const [width, height] = [shown.get_width(), shown.get_height()];
    const data = new Uint8Array(width * height * 4);
    const decoded = await new Promise((done) => shown.display({ data, width, height }, done));
    if (!decoded) throw brokenFile();
    if (hasDisplayP3(bytes)) p3ToSrgb(data);
    return { data, width, height, channels: 4 as const };
  } finally {
    for (const image of images) image.free();
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
