import type { AstroLoggerDestination } from 'astro';
import { pictureProgress } from './picture-progress.ts';

/** Astro numbers the pictures that it makes: "… (12/196)". */
const PICTURE = /\((\d+)\/(\d+)\)/;

/** The content check reports on content. Astro would also warn that a farm without posts has an empty collection. */
const HIDDEN_LABELS = ['vite', 'content'];

/** A logger for the owner: it prints progress and warnings, and drops the rest of Astro's log. */
export default function buildLogger(): AstroLoggerDestination {
  const progress = pictureProgress(process.stdout);
  let isBuilding = false;
  return {
    write({ level, label, message }) {
      // An error ends the build, and stopBuild or runCommand prints it.
      if (level === 'warn' && !HIDDEN_LABELS.includes(label ?? '')) console.error(message);
      if (level !== 'info') return;
      const [, made, total] = PICTURE.exec(label === null ? message : '') ?? [];
      if (total) progress(Number(made), Number(total));
      else if (label === 'build' && !isBuilding) {
        isBuilding = true;
        console.log('Building pages…');
      }
    },
  };
}
