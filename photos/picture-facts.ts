/** Longer pictures are drawn anew, smaller. */
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
  findings: string[];
  /** The ICC color profile, if the file brings one. */
  profile: Uint8Array | undefined;
  /** The same, still packed as PNG files keep it. */
  packedProfile: Uint8Array | undefined;
  /** Display P3 colors that only the container's code tells, with no profile to go by. */
  codedDisplayP3: boolean;
  /** Colors no browser shows reliably (four-ink print colors). */
  printColors: boolean;
  moving: boolean;
  cutOff: boolean;
  /** The same picture, bit for bit, without the findings; undefined where that is not simple. */
  withoutFindings: (() => Uint8Array) | undefined;
}

export function noFacts(kind: Kind): PictureFacts {
  return {
    kind,
    width: 0,
    height: 0,
    orientation: 1,
    findings: [],
    profile: undefined,
    packedProfile: undefined,
    codedDisplayP3: false,
    printColors: false,
    moving: false,
    cutOff: true,
    withoutFindings: undefined,
  };
}
