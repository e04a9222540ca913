export type ImageVariant = readonly [width: number, quality: number];

/** A picture is never enlarged, so the largest variant of a small one has its own width. */
export function srcsetVariants(width: number, variants: readonly ImageVariant[]): ImageVariant[] {
  const own = Math.floor(width);
  const smaller = variants.filter(([each]) => each < own);
  const next = variants[smaller.length];
  return next ? [...smaller, [own, next[1]]] : smaller;
}
