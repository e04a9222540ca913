import { isSrgb } from '../../photos/color-profile.ts';
import { inspect } from '../../photos/inspect.ts';
import {
  emptyFile,
  notAPicture,
  tooBig,
  truncatedFile,
  uncleanableAnimation,
} from '../../photos/photo-error.ts';
import { type Kind, MAX_EDGE_PX, type PictureInfo } from '../../photos/picture-info.ts';
import { profileOf } from './png-profile.ts';

export const MAX_MEGAPIXELS = 200;

const EXTENSIONS: Record<Kind, string[]> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  avif: ['.avif'],
  // Always becomes a JPEG.
  heic: [],
};

/** "reencode" makes new pixels; "strip" only leaves bytes out; "rename" fixes a wrong extension. */
type Action = 'none' | 'rename' | 'strip' | 'reencode';

export interface Plan {
  info: PictureInfo;
  action: Action;
}

/** Decides from the bytes alone what a photo needs. Throws a PhotoError if it can't be cleaned. */
export function planCleaning(bytes: Uint8Array, extension: string): Plan {
  if (bytes.length === 0) throw emptyFile();
  const info = inspect(bytes);
  if (info === undefined) throw notAPicture();
  if (info.truncated) throw truncatedFile();
  const megapixels = (info.width * info.height) / 1e6;
  if (megapixels > MAX_MEGAPIXELS) throw tooBig(megapixels, MAX_MEGAPIXELS);
  return { info, action: actionFor(info, extension) };
}

function actionFor(info: PictureInfo, extension: string): Action {
  if (needsReencoding(info)) return 'reencode';
  if (info.metadata.length > 0) {
    if (info.withoutMetadata) return 'strip';
    if (info.animated) throw uncleanableAnimation();
    return 'reencode';
  }
  return hasFittingExtension(info.kind, extension) ? 'none' : 'rename';
}

/** Animated pictures are never re-encoded, because that would leave only their first frame. */
function needsReencoding(info: PictureInfo) {
  const { kind, width, height, orientation, animated, isCmyk } = info;
  if (kind === 'heic') return true;
  if (animated) return false;
  const profile = profileOf(info);
  return (
    orientation !== 1 ||
    Math.max(width, height) > MAX_EDGE_PX ||
    isCmyk ||
    (profile !== undefined && !isSrgb(profile))
  );
}

function hasFittingExtension(kind: Kind, extension: string): boolean {
  return EXTENSIONS[kind].includes(extension.toLowerCase());
}

export function extensionFor(kind: Kind, current: string): string {
  return hasFittingExtension(kind, current) ? current : (EXTENSIONS[kind][0] ?? '.jpg');
}
