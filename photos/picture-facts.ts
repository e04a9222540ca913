/** Pictures with a longer edge are made smaller. */
export const LONGEST_EDGE = 2560;

export type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/** What a picture file's bytes say about it, read without decoding pixels. */
export interface PictureFacts {
  kind: Kind;
  /** As stored, before a viewer rotates the picture. */
  width: number;
  height: number;
  /** The EXIF orientation (1 to 8) that a viewer applies; 1 if it is stored upright. */
  orientation: number;
  /** The kinds of metadata, in words for the owner. */
  metadata: string[];
  /** The ICC color profile, if the file has one. */
  profile: Uint8Array | undefined;
  /** The same, compressed as in a PNG file. */
  compressedProfile: Uint8Array | undefined;
  /** Display P3 colors that are declared by a code in the container, without a profile. */
  codedDisplayP3: boolean;
  /** Colors no browser shows reliably (four-ink print colors). */
  printColors: boolean;
  moving: boolean;
  cutOff: boolean;
  /** The same picture, bit for bit, without the metadata; undefined if the format needs re-encoding. */
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
