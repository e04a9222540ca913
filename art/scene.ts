/** A picture the press can print: one file in art/scenes, exported as default. */
export interface Scene {
  name: string;
  /** The drawing's own units. */
  width: number;
  height: number;
  /** Where the master goes, from the repository's root. */
  output: string;
  /** A cut-out on transparent ground: trimmed, then fitted into 960 × 640 pixels. */
  transparent?: true;
  /** The master's width in pixels where it differs from `width`. */
  pixels?: number;
  draw(): string;
}

/** A small file made without the press: a vector, a tile, a mask. */
export interface Plate {
  name: string;
  /** Several plates can be made by one name. */
  set?: string;
  output: string;
  make(): string | Promise<Buffer>;
}
