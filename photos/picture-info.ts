/** Pictures with a longer edge are made smaller. */
export const MAX_EDGE_PX = 2560;

export type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/** Read from a picture file's bytes, without decoding pixels. */
export interface PictureInfo {
  kind: Kind;
  /** As stored, before a viewer rotates the picture. */
  width: number;
  height: number;
  /** The EXIF orientation (1 to 8) that a viewer applies; 1 if it is stored upright. */
  orientation: number;
  /** The kinds of metadata, as the owner reads them. */
  metadata: string[];
  /** The ICC color profile, if the file has one. */
  profile: Uint8Array | undefined;
  /** The same, compressed as in a PNG file. */
  compressedProfile: Uint8Array | undefined;
  /** Display P3 colors that are declared by a code in the container, without a profile. */
  codedDisplayP3: boolean;
  /** Print colors, which no browser shows reliably. */
  isCmyk: boolean;
  animated: boolean;
  truncated: boolean;
  /** The same picture, bit for bit, without the metadata; undefined if the format needs re-encoding. */
  withoutMetadata: (() => Uint8Array) | undefined;
}

export function emptyInfo(kind: Kind): PictureInfo {
  return {
    kind,
    width: 0,
    height: 0,
    orientation: 1,
    metadata: [],
    profile: undefined,
    compressedProfile: undefined,
    codedDisplayP3: false,
    isCmyk: false,
    animated: false,
    truncated: true,
    withoutMetadata: undefined,
  };
}
