import type { AstroIntegration } from 'astro';
import { describeProblems } from '../../src/content/problem.ts';
import { stopBuild } from '../plain-words.ts';
import { checkContentOnDisk } from './content-on-disk.ts';

/** Stops a build whose content is wrong, and tells about it while the site is being worked on. */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        const report = await describeContent();
        if (!report) return;
        if (command === 'build') stopBuild(report);
        console.error(`\n${report}\n`);
      },
      'astro:server:setup': ({ server }) => {
        server.watcher.on('change', async (file) => {
          const report = file.includes('/content/') ? await describeContent() : undefined;
          if (report) console.error(`\n${report}\n`);
        });
      },
    },
  };
}

async function describeContent(): Promise<string | undefined> {
  const { problems } = await checkContentOnDisk();
  return problems.length > 0 ? describeProblems(problems) : undefined;
}
