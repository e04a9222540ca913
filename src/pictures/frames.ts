import type { Focus } from '../../model/schema.ts';
import { type Breakpoint, minWidth } from '../styles/breakpoints.ts';

/** How wide a picture is on the page, on screens from a width on. */
export interface Frame {
  /** The last frame, for the narrowest screens, has none. */
  from?: Breakpoint;
  /** As CSS. */
  width: string;
  /** The frame's width divided by its height, if it crops the picture. */
  ratio?: number;
}

/** A difference that no one sees. */
const NEGLIGIBLE = 1.04;

/**
 * The value of `sizes`. A browser chooses a file by its width, so a picture that is wider than its frame
 * counts with the width of the part that the frame hides.
 */
export const sizesOf = (frames: readonly Frame[], pictureRatio: number): string =>
  frames
    .map(({ from, width, ratio = pictureRatio }) => {
      const scale = pictureRatio / ratio;
      const size = scale > NEGLIGIBLE ? `calc(${scale.toFixed(2)} * ${width})` : width;
      return from ? `${minWidth(from)} ${size}` : size;
    })
    .join(', ');

/** The ratio of the part of a picture that any of its frames shows. */
export function shownRatio(frames: readonly Frame[], pictureRatio: number): number {
  const widest = Math.max(...frames.map(({ ratio = pictureRatio }) => ratio));
  return pictureRatio > widest * NEGLIGIBLE ? widest : pictureRatio;
}

/** "top-left" as sharp calls it: "left top". */
export const positionOf = (focus: Focus) => focus.split('-').reverse().join(' ');
