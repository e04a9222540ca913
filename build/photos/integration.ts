import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LOCATION } from '../../photos/metadata-kinds.ts';
import { stopBuild } from '../command.ts';
import { annotateWarnings } from '../github-annotations.ts';
import { cleanPhotos } from './clean-photos.ts';
import { hideOriginals } from './hide-originals.ts';
import { progressLine, startLine, summaryLines } from './progress-messages.ts';

/** The build cleans the photo, but the repository's history keeps the original. */
const LOCATION_IN_HISTORY =
  'This photo was uploaded with its location. The site shows a copy with no location, but if your repository is public, anyone can find the original in its history. Add photos in the editor, or run  npm run photos  before you upload them. To remove this one, see https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/removing-sensitive-data-from-a-repository';

/**
 * Cleans the photos in content/ before Astro looks at them. A photo that can't be cleaned stops
 * the build; in dev it is only reported.
 */
export function photos(): AstroIntegration {
  return {
    name: 'photos',
    hooks: {
      'astro:config:setup': async ({ command, config, logger, updateConfig }) => {
        if (command !== 'build' && command !== 'dev') return;
        updateConfig({ vite: { plugins: [hideOriginals()] } });
        const project = fileURLToPath(config.root);
        const content = join(project, 'content');
        if (!existsSync(content)) return;

        const report = await cleanPhotos(content, {
          project,
          onStart: (total) => logger.info(startLine(total)),
          onProgress: (progress) => {
            if ('change' in progress) logger.info(progressLine(progress));
            else if (command === 'dev') logger.error(progressLine(progress));
          },
        });
        if (command === 'build' && report.problems.length > 0)
          stopBuild(
            report.problems.map(({ message }) => message).join('\n'),
            report.problems.map(({ photo, message }) => ({ file: `content/${photo}`, message })),
          );
        const located = report.changes.filter(({ removed }) => removed.includes(LOCATION));
        annotateWarnings(
          located.map(({ photo }) => ({ file: `content/${photo}`, message: LOCATION_IN_HISTORY })),
        );
        for (const line of summaryLines(report)) logger.info(line);
      },
    },
  };
}
