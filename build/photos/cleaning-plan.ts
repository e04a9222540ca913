import { isSrgb } from '../../photos/color-profile.ts';
import { inspect } from '../../photos/inspect.ts';
import {
  cutOffFile,
  emptyFile,
  notAPicture,
  tooBig,
  uncleanableMovie,
} from '../../photos/photo-problem.ts';
import { type Kind, LONGEST_EDGE, type PictureFacts } from '../../photos/picture-facts.ts';
import { profileOf } from './png-profile.ts';

export const MAX_MEGAPIXELS = 200;

const EXTENSIONS: Record<Kind, string[]> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  avif: ['.avif'],
  heic: [],
};

/** "reencode" makes new pixels; "strip" only leaves bytes out; "rename" fixes a wrong extension. */
type Work = 'none' | 'rename' | 'strip' | 'reencode';

export interface Plan {
  facts: PictureFacts;
  work: Work;
}

/** Decides from the bytes alone what a photo needs. Throws a PhotoProblem if it can't be cleaned. */
export function planCleaning(bytes: Uint8Array, extension: string): Plan {
  if (bytes.length === 0) throw emptyFile();
  const facts = inspect(bytes);
  if (facts === undefined) throw notAPicture();
  if (facts.cutOff) throw cutOffFile();
  const megapixels = (facts.width * facts.height) / 1e6;
  if (megapixels > MAX_MEGAPIXELS) throw tooBig(megapixels, MAX_MEGAPIXELS);
  return { facts, work: workFor(facts, extension) };
}

function workFor(facts: PictureFacts, extension: string): Work {
  if (needsNewPixels(facts)) return 'reencode';
  if (facts.metadata.length > 0) {
    if (facts.withoutMetadata) return 'strip';
    if (facts.moving) throw uncleanableMovie();
    return 'reencode';
  }
  return hasFittingExtension(facts.kind, extension) ? 'none' : 'rename';
}

/** Moving pictures are never reencoded: that would leave only their first frame. */
function needsNewPixels(facts: PictureFacts) {
  const { kind, width, height, orientation, moving, printColors } = facts;
  if (kind === 'heic') return true;
  if (moving) return false;
  const profile = profileOf(facts);
  return (
    orientation !== 1 ||
    Math.max(width, height) > LONGEST_EDGE ||
    printColors ||
    (profile !== undefined && !isSrgb(profile))
  );
}

function hasFittingExtension(kind: Kind, extension: string): boolean {
  return EXTENSIONS[kind].includes(extension.toLowerCase());
}

export function extensionFor(kind: Kind, current: string): string {
  return hasFittingExtension(kind, current) ? current : (EXTENSIONS[kind][0] ?? '.jpg');
}
