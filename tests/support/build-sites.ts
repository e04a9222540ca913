import { basename } from 'node:path';
import { build } from 'astro';
import type { SiteToBuild } from './built-farm.ts';

/** A process that builds one site after the other. Only for the first one it has to load all that builds. */
for (const { folder, into, repository } of JSON.parse(process.argv[2] ?? '[]') as SiteToBuild[]) {
  console.log(`Building ${basename(folder)} farm …`);
  process.chdir(folder);
  process.env.GITHUB_REPOSITORY = repository;
  await build({ root: folder, outDir: into, logLevel: 'error' });
}
