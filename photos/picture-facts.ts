/** Pictures with a longer edge are made smaller. */
export const LONGEST_EDGE = 2560;

export type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/** What the bytes of a picture file say about it, read without decoding a single pixel. */
export interface PictureFacts {
  kind: Kind;
  /** As stored, before a viewer turns the picture. */
  width: number;
  height: number;
  /** The turn (EXIF 1 to 8) a viewer still has to make; 1 when it is stored upright. */
  orientation: number;
  /** What the file carries besides the picture, in plain words. */
  metadata: string[];
  /** The ICC color profile, if the file brings one. */
  profile: Uint8Array | undefined;
  /** The same, compressed as in a PNG file. */
  compressedProfile: Uint8Array | undefined;
  /** Display P3 colors that are declared by a code in the container, without a profile. */
  codedDisplayP3: boolean;
  /** Colors no browser shows reliably (four-ink print colors). */
  printColors: boolean;
  moving: boolean;
  cutOff: boolean;
  /** The same picture, bit for bit, without the metadata; undefined where that is not simple. */
  withoutMetadata: (() => Uint8Array) | undefined;
}

export function noFacts(kind: Kind): PictureFacts {
  return {
    kind,
    width: 0,
    height: 0,
    orientation: 1,
    metadata: [],
    profile: undefined,
    compressedProfile: undefined,
    codedDisplayP3: false,
    printColors: false,
    moving: false,
    cutOff: true,
    withoutMetadata: undefined,
  };
}
