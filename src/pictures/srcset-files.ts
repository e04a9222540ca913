export type PictureFile = readonly [width: number, quality: number];

/** The files that a picture can be made into. It is never enlarged: its own width is the last one then. */
export function srcsetFiles(width: number, files: readonly PictureFile[]): PictureFile[] {
  const own = Math.floor(width);
  const smaller = files.filter(([each]) => each < own);
  const next = files[smaller.length];
  return next ? [...smaller, [own, next[1]]] : smaller;
}
