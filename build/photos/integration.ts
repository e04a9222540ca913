import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LOCATION } from '../../photos/metadata-kinds.ts';
import { stopBuild } from '../command.ts';
import { annotateWarnings } from '../github-annotations.ts';
import { cleanPhotos } from './clean-photos.ts';
import { MOVE_IT } from './files-with-location.ts';
import { hideOriginals } from './hide-originals.ts';
import { progressLine, startLine, summaryLines } from './progress-messages.ts';

const TO_REMOVE_IT =
  'To remove this one, see https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/removing-sensitive-data-from-a-repository';
/** The build cleans the photo, but the repository's history keeps the original. */
const LOCATION_IN_HISTORY = `This photo was uploaded with its location. The site shows a copy with no location, but if your repository is public, anyone can find the original in its history. Add photos in the editor, or run  npm run photos  before you upload them. ${TO_REMOVE_IT}`;
const FILE_IN_HISTORY = `This file was uploaded with a location in it. It isn’t on your site, but if your repository is public, anyone can find it there. Delete it. ${TO_REMOVE_IT}`;

/**
 * Cleans the photos in content/ before Astro looks at them. A photo that can't be cleaned stops
 * the build; in dev it is only reported. So does another file with a location, except on GitHub, where it already is.
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
        const located = report.located.map((file) => `content/${file}`);
        const isPublic = process.env.GITHUB_ACTIONS === 'true';
        const problems = [
          ...report.problems.map(({ photo, message }) => ({ file: `content/${photo}`, message })),
          ...(isPublic ? [] : located.map((file) => ({ file, message: `${file} ${MOVE_IT}` }))),
        ];
        if (command === 'build' && problems.length > 0)
          stopBuild(problems.map(({ message }) => message).join('\n'), problems);
        if (command === 'dev') for (const file of located) logger.error(`${file} ${MOVE_IT}`);
        const cleaned = report.changes.filter(({ removed }) => removed.includes(LOCATION));
        annotateWarnings([
          ...cleaned.map(({ photo }) => ({
            file: `content/${photo}`,
            message: LOCATION_IN_HISTORY,
          })),
          ...located.map((file) => ({ file, message: FILE_IN_HISTORY })),
        ]);
        for (const line of summaryLines(report)) logger.info(line);
      },
    },
  };
}
