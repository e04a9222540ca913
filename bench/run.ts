import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { measureGrowth } from './growth.ts';
import { measurePages } from './pages.ts';

/**
 * `npm run bench`: how fast the pages are compared to baselines, and how the site grows with its photos.
 * `-- pages` and `-- growth` measure one of them.
 */
const PARTS = ['pages', 'growth'];

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    slowdown: { type: 'string' },
    devtools: { type: 'boolean', default: false },
  },
});
const unknown = positionals.find((part) => !PARTS.includes(part));
if (unknown) throw new Error(`There is no part "${unknown}". Use ${PARTS.join(', ')}.`);
const isWanted = (part: string) => positionals.length === 0 || positionals.includes(part);
const runs = Number(options.runs);

if (isWanted('pages')) {
  build();
  await measurePages(runs, Number(options.slowdown), options.devtools);
}
if (isWanted('growth')) await measureGrowth([10, 100, 1000], runs);

function build() {
  const { status, stderr } = spawnSync(process.execPath, ['tools/build.ts'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}
