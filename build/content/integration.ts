import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type ContentProblem, describeProblems } from '../../model/problem.ts';
import { describeError, stopBuild } from '../command.ts';
import type { Annotation } from '../github-annotations.ts';
import { checkContentOnDisk } from './content-on-disk.ts';

/** Stops a build whose content is wrong, and tells about it while the site is being worked on. */
export function contentCheck(): AstroIntegration {
  let folder = '';
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, config }) => {
        folder = fileURLToPath(new URL('content', config.root)) + sep;
        const { report, annotations } = await lookAtContent();
        if (report && command === 'build') stopBuild(report, annotations);
        tell(report);
      },
      'astro:server:setup': ({ server }) => {
        server.watcher.on('all', async (_event, file) => {
          if (!file.startsWith(folder)) return;
          tell((await lookAtContent()).report);
        });
      },
    },
  };
}

let lastReport: string | undefined;

/** Astro asks twice when it starts, and the same news needs to be read once. */
function tell(report: string | undefined) {
  if (report && report !== lastReport) console.error(`\n${report}\n`);
  lastReport = report;
}

/** Never throws: a file may vanish while it is read, and the server must live on. */
async function lookAtContent(): Promise<{ report?: string; annotations?: Annotation[] }> {
  try {
    const { problems } = await checkContentOnDisk();
    if (problems.length === 0) return {};
    return { report: describeProblems(problems), annotations: problems.map(annotationFor) };
  } catch (error) {
    return { report: describeError(error) };
  }
}

const annotationFor = ({ file, line, field, message }: ContentProblem): Annotation => ({
  file,
  line,
  message: field ? `${field}: ${message}` : message,
});
