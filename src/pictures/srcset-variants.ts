export type PictureFile = readonly [width: number, quality: number];

/** The files to make of a picture. It is never enlarged, so a smaller one ends with its own width. */
export function srcsetFiles(width: number, files: readonly PictureFile[]): PictureFile[] {
  const own = Math.floor(width);
  const smaller = files.filter(([each]) => each < own);
  const next = files[smaller.length];
  return next ? [...smaller, [own, next[1]]] : smaller;
}
