/** The relative luminance of a color, from 0 to 1, by its channels from 0 to 255 (WCAG 2.2). */
export function luminance([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>) {
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
}

export const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Of a color as getComputedStyle has it, such as "rgb(1, 2, 3)". */
export const luminanceOf = (color: string) => luminance((color.match(/[\d.]+/g) ?? []).map(Number));

function light(channel: number) {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
