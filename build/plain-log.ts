import type { AstroLoggerDestination } from 'astro';
import { pictureProgress } from './picture-progress.ts';

/** Astro numbers the pictures that it makes: "… (12/196)". */
const PICTURE = /\((\d+)\/(\d+)\)/;

/** The content check tells all about content. Here, a farm without posts would hear of an empty collection. */
const NOT_FOR_FARMERS = ['vite', 'content'];

/** How many pictures the build has come to. */
export const pictures = { made: 0 };

/** Of all that Astro says, what a farmer wants to know: photos, progress and warnings. */
export default function plainLog(): AstroLoggerDestination {
  const progress = pictureProgress(process.stdout);
  let isDrawing = false;
  return {
    write({ level, label, message }) {
      // An error ends the build and is told there.
      if (level === 'warn' && !NOT_FOR_FARMERS.includes(label ?? '')) console.error(message);
      if (level !== 'info') return;
      const [, made, total] = PICTURE.exec(label === null ? message : '') ?? [];
      if (total) {
        pictures.made = Number(made);
        progress(pictures.made, Number(total));
      } else if (label === 'photos') {
        console.log(message);
      } else if (label === 'build' && !isDrawing) {
        isDrawing = true;
        console.log('Building pages…');
      }
    },
  };
}
