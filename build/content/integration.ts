import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { describeProblems } from '../../src/content/problem.ts';
import { failureInWords, stopBuild } from '../plain-words.ts';
import { checkContentOnDisk } from './content-on-disk.ts';

/** Stops a build whose content is wrong, and tells about it while the site is being worked on. */
export function contentCheck(): AstroIntegration {
  let folder = '';
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, config }) => {
        folder = fileURLToPath(new URL('content', config.root)) + sep;
        const report = await describeContent();
        if (!report) return;
        if (command === 'build') stopBuild(report);
        console.error(`\n${report}\n`);
      },
      'astro:server:setup': ({ server }) => {
        server.watcher.on('all', async (_event, file) => {
          const report = file.startsWith(folder) ? await describeContent() : undefined;
          if (report) console.error(`\n${report}\n`);
        });
      },
    },
  };
}

/** Never throws: a file may vanish while it is read, and the server must live on. */
async function describeContent(): Promise<string | undefined> {
  try {
    const { problems } = await checkContentOnDisk();
    return problems.length > 0 ? describeProblems(problems) : undefined;
  } catch (error) {
    return failureInWords(error);
  }
}
