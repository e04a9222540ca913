import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type BuiltSite, pathOf, readBuiltSite, writePages } from './built-site.ts';
import { stopBuild } from './command.ts';
import { originAndBase } from './hosting/address.ts';
import { addPolicies } from './steps/content-security-policy.ts';
import { writeHeaders } from './steps/headers.ts';
import { removeIslandIds } from './steps/island-ids.ts';
import { stampVersions } from './steps/page-version.ts';
import { writeServiceWorker } from './steps/service-worker.ts';
import { removeUnusedFiles } from './steps/unused-files.ts';

/** Changes the pages or writes a file, returns a line for the log, and throws if the pages aren't as expected. */
type Step = [name: string, run: (site: BuiltSite) => string | Promise<string>];

/** The post-build steps, in order. */
const STEPS: Step[] = [
  ['Island ids', removeIslandIds],
  ['Versions', stampVersions],
  ['Policy', addPolicies],
  ['Pages', writePages],
  ['Service worker', writeServiceWorker],
  ['Unused files', removeUnusedFiles],
  ['Headers', writeHeaders],
];

export function afterBuild(): AstroIntegration {
  return {
    name: 'after-build',
    hooks: {
      'astro:build:done': async ({ dir, pages, logger }) => {
        const folder = fileURLToPath(dir).replace(/[\\/]$/, '');
        const site = readBuiltSite(folder, originAndBase().base);
        try {
          assertPages(site, pages);
          for (const [name, run] of STEPS) logger.info(`${name}: ${await run(site)}`);
        } catch (error) {
          stopBuild(`Astro’s pages aren’t what the steps after the build expect. ${error}`);
        }
      },
    },
  };
}

/** A page that the steps missed would be published without its Content-Security-Policy. */
function assertPages(site: BuiltSite, expected: readonly { pathname: string }[]) {
  const found = site.pages.map(pathOf).sort().join(' ');
  const built = expected.map(({ pathname }) => pathname.replace(/\/$/, '')).sort();
  if (found !== built.join(' '))
    throw new Error(`Astro built ${built.join(' ')}, but the folder has ${found}`);
}
