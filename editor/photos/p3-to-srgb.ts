/** From the wider colors of phones to those of the web, both as light adds up. */
const MATRIX = [
  [1.2249401, -0.2249404, 0],
  [-0.0420569, 1.0420571, 0],
  [-0.0196376, -0.0786361, 1.0982735],
] as const;
const STEPS = 4095;

const LIGHT = Float32Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});
const VALUE = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const light = step / STEPS;
  const part = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(part * 255);
});

/**
 * Turns Display P3 pixels (red, green, blue, alpha) into sRGB, in place. Not every browser does it
 * when it is told the pixels' colors, and a duck would lose its green.
 */
export function p3ToSrgb(pixels: Uint8Array | Uint8ClampedArray): void {
  const numberFor = (light: number) =>
    VALUE[Math.round(Math.min(1, Math.max(0, light)) * STEPS)] ?? 0;
  const lightOf = (at: number) => LIGHT[pixels[at] ?? 0] ?? 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue] = [lightOf(at), lightOf(at + 1), lightOf(at + 2)];
    for (let i = 0; i < 3; i++) {
      const [fromRed, fromGreen, fromBlue] = MATRIX[i] as readonly [number, number, number];
      pixels[at + i] = numberFor(fromRed * red + fromGreen * green + fromBlue * blue);
    }
  }
}
