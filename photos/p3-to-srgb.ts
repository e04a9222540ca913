/** Converts linear Display P3 to linear sRGB. */
const MATRIX = [
  [1.2249401, -0.2249404, 0],
  [-0.0420569, 1.0420571, 0],
  [-0.0196376, -0.0786361, 1.0982735],
] as const;
const STEPS = 4095;

const LINEAR = Float32Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});
const ENCODED = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const linear = step / STEPS;
  const part = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(part * 255);
});

/**
 * Converts Display P3 pixels (RGBA) to sRGB in place. Not every browser converts them when given
 * their color space, and without it colors look dull.
 */
export function p3ToSrgb(pixels: Uint8Array | Uint8ClampedArray): void {
  const encode = (linear: number) =>
    ENCODED[Math.round(Math.min(1, Math.max(0, linear)) * STEPS)] ?? 0;
  const linearAt = (at: number) => LINEAR[pixels[at] ?? 0] ?? 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue] = [linearAt(at), linearAt(at + 1), linearAt(at + 2)];
    for (let i = 0; i < 3; i++) {
      const [fromRed, fromGreen, fromBlue] = MATRIX[i] as readonly [number, number, number];
      pixels[at + i] = encode(fromRed * red + fromGreen * green + fromBlue * blue);
    }
  }
}
