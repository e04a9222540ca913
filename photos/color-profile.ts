import { i32, latin1, u32 } from './bytes.ts';

const HEADER_BYTES = 128;
const TAG_BYTES = 12;
const TOLERANCE = 0.003;
/** The sRGB primaries as every sRGB profile states them (adapted to D50). */
const SRGB_PRIMARIES: Record<string, [number, number, number]> = {
  rXYZ: [0.4361, 0.2225, 0.0139],
  gXYZ: [0.3851, 0.7169, 0.0971],
  bXYZ: [0.1431, 0.0606, 0.7141],
};

const DISPLAY_P3_PRIMARIES: typeof SRGB_PRIMARIES = {
  rXYZ: [0.5151, 0.2412, -0.0011],
  gXYZ: [0.292, 0.6922, 0.0419],
  bXYZ: [0.1571, 0.0666, 0.7841],
};

/** Compares the primaries of an ICC profile, because its name is free text. */
export const isSrgb = (profile: Uint8Array) => hasPrimaries(profile, SRGB_PRIMARIES);
/** The color space of many phones. */
export const isDisplayP3 = (profile: Uint8Array) => hasPrimaries(profile, DISPLAY_P3_PRIMARIES);

function hasPrimaries(profile: Uint8Array, primaries: typeof SRGB_PRIMARIES): boolean {
  if (profile.length < HEADER_BYTES + 4) return false;
  if (latin1(profile, 16, 20) !== 'RGB ') return false;
  return Object.entries(primaries).every(([tag, expected]) => {
    const primary = readXyz(profile, tag);
    return primary?.every((value, axis) => Math.abs(value - (expected[axis] ?? 0)) < TOLERANCE);
  });
}

function readXyz(profile: Uint8Array, wanted: string): number[] | undefined {
  const tags = u32(profile, HEADER_BYTES);
  for (let index = 0; index < tags; index++) {
    const tag = HEADER_BYTES + 4 + index * TAG_BYTES;
    if (tag + TAG_BYTES > profile.length) return undefined;
    if (latin1(profile, tag, tag + 4) !== wanted) continue;
    const values = u32(profile, tag + 4) + 8;
    if (values + 12 > profile.length) return undefined;
    return [0, 4, 8].map((offset) => i32(profile, values + offset) / 0x10000);
  }
  return undefined;
}
