import { type Anatomy, type Kind, LONGEST_EDGE } from './anatomy.ts';
import { inspect } from './inspect.ts';
import { profileOf } from './png-profile.ts';
import { cutOffFile, emptyFile, notAPicture, tooBig, uncleanableMovie } from './problem.ts';
import { isSrgb } from './profile.ts';

export const MOST_MEGAPIXELS = 200;

const EXTENSIONS: Record<Kind, string[]> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  avif: ['.avif'],
  heic: [],
};

/** "redraw" makes new pixels; "strip" only leaves bytes out; "rename" fixes a wrong ending. */
export type Work = 'none' | 'rename' | 'strip' | 'redraw';

export interface Plan {
  anatomy: Anatomy;
  work: Work;
}

/** Decides on the bytes alone what a photo needs; throws a PhotoProblem if it is beyond help. */
export function planFor(bytes: Uint8Array, extension: string): Plan {
  if (bytes.length === 0) throw emptyFile();
  const anatomy = inspect(bytes);
  if (anatomy === undefined) throw notAPicture();
  if (anatomy.cutOff) throw cutOffFile();
  const megapixels = (anatomy.width * anatomy.height) / 1e6;
  if (megapixels > MOST_MEGAPIXELS) throw tooBig(megapixels, MOST_MEGAPIXELS);
  return { anatomy, work: workFor(anatomy, extension) };
}

function workFor(anatomy: Anatomy, extension: string): Work {
  if (needsNewPixels(anatomy)) return 'redraw';
  if (anatomy.findings.length > 0) {
    if (anatomy.withoutFindings) return 'strip';
    if (anatomy.moving) throw uncleanableMovie();
    return 'redraw';
  }
  return hasFittingExtension(anatomy.kind, extension) ? 'none' : 'rename';
}

/** Moving pictures are never redrawn: that would leave only their first frame. */
function needsNewPixels(anatomy: Anatomy) {
  const { kind, width, height, orientation, moving, printColours } = anatomy;
  if (kind === 'heic') return true;
  if (moving) return false;
  const profile = profileOf(anatomy);
  return (
    orientation !== 1 ||
    Math.max(width, height) > LONGEST_EDGE ||
    printColours ||
    (profile !== undefined && !isSrgb(profile))
  );
}

export function hasFittingExtension(kind: Kind, extension: string): boolean {
  return EXTENSIONS[kind].includes(extension.toLowerCase());
}

export function extensionFor(kind: Kind, current: string): string {
  return hasFittingExtension(kind, current) ? current : (EXTENSIONS[kind][0] ?? '.jpg');
}
