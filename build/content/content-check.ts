import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { describeProblem, describeProblems } from '../../model/problem.ts';
import { annotate, describeError, stopBuild } from '../command.ts';
import { checkPhotos } from '../photos/check-photos.ts';
import { checkContentOnDisk } from './content-on-disk.ts';

/** Stops a build if content is invalid or a photo isn't ready. In dev, only reports it. */
export function contentCheck(): AstroIntegration {
  let folder = '';
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, config }) => {
        folder = fileURLToPath(new URL('content', config.root)) + sep;
        const { report, warnings = [] } = await validateContent();
        if (command === 'build') for (const warning of warnings) warn(warning);
        if (report && command === 'build') stopBuild(report);
        printReport(report);
      },
      'astro:server:setup': ({ server }) => {
        server.watcher.on('all', async (_event, file) => {
          if (!file.startsWith(folder)) return;
          printReport((await validateContent()).report);
        });
      },
    },
  };
}

let lastReport: string | undefined;

/** Astro runs the hook twice at startup, so the same report is printed only once. */
function printReport(report: string | undefined) {
  if (report && report !== lastReport) console.error(`\n${report}\n`);
  lastReport = report;
}

function warn(warning: string) {
  console.log(`\n${warning}`);
  annotate('warning', warning);
}

/** Never throws, because a file may disappear while it is read and the dev server must keep running. */
async function validateContent(): Promise<{ report?: string; warnings?: string[] }> {
  try {
    const content = await checkContentOnDisk();
    const photos = await checkPhotos('content', content.problems);
    const problems = [...content.problems, ...photos.problems];
    return {
      ...(problems.length > 0 && { report: describeProblems(problems) }),
      warnings: photos.warnings.map(describeProblem),
    };
  } catch (error) {
    return { report: describeError(error) };
  }
}
