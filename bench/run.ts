import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { growth } from './growth.ts';
import { middleOf, type Phone, slowdownToPhone, type Visit, visit } from './lighthouse.ts';
import { serveLikeAHost } from './server.ts';
import { siteWithFloors, type Target } from './targets.ts';
import { visits } from './visits.ts';

/**
 * `npm run bench`: how fast the site is, held against the least that a page can be, in one run.
 * `-- speed`, `-- visits`, `-- build` and `-- growth` do one part; `--runs 3` visits less often,
 * `--slowdown 4` makes the phone so many times slower than this machine, instead of measuring that,
 * and `--applied` holds up line and processor for real, instead of reckoning.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    slowdown: { type: 'string' },
    applied: { type: 'boolean', default: false },
  },
});
const wanted = (part: string) => positionals.length === 0 || positionals.includes(part);
const results: Record<string, unknown> = { date: new Date().toISOString() };
const progress = (what: string) => console.error(`  … ${what}`);

if (wanted('build')) results.build = buildTwice();
else build();
const targets = siteWithFloors('dist', '.cache/bench/site');
const { origin, stop } = await serveLikeAHost('.cache/bench/site');
if (wanted('speed')) {
  progress('how fast this machine is');
  const slowdown = Number(options.slowdown) || (await slowdownToPhone(origin));
  console.log(`The phone is ${slowdown.toFixed(1)} times slower than this machine.`);
  const phone = { slowdown, applied: options.applied };
  results.speed = { phone, ...(await speed(targets, Number(options.runs), phone)) };
}
if (wanted('visits')) {
  results.visits = await visits(origin, progress);
  console.table(rounded(results.visits as Record<string, Record<string, number>>));
}
stop();
if (wanted('growth')) {
  results.growth = await growth([10, 100, 1000], progress);
  console.table(results.growth);
}
mkdirSync('.cache/bench', { recursive: true });
writeFileSync('.cache/bench/results.json', JSON.stringify(results, undefined, 2));
console.log('All figures are in .cache/bench/results.json');

function build(): number {
  const start = performance.now();
  const { status, stderr } = spawnSync('npm', ['run', 'build'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(stderr);
  return (performance.now() - start) / 1000;
}

function buildTwice() {
  progress('building from nothing, and again from what is kept');
  rmSync('.cache/astro', { recursive: true, force: true });
  const seconds = { clean: build(), cached: build() };
  console.table({ 'build, seconds': rounded({ seconds }).seconds });
  return seconds;
}

/** Pages and floors take turns, so that a slow moment of the machine hits all of them. */
async function speed(all: Target[], runs: number, phone: Phone) {
  const paths = [...new Set(all.flatMap(({ path, bare, picture }) => [path, bare, picture]))];
  const seen = new Map<string, Visit[]>(paths.map((path) => [path, []]));
  for (let run = 1; run <= runs; run++) {
    for (const path of paths) {
      progress(`visit ${run} of ${runs}: ${path}`);
      seen.get(path)?.push(await visit(origin + path, phone));
    }
  }
  const middle = new Map([...seen].map(([path, each]) => [path, middleOf(each)]));
  const of = (path: string) => middle.get(path) as Visit;
  const table = all.map(({ page, path, bare, picture }) => ({
    page,
    ...of(path),
    fcpRatio: of(path).fcp / of(bare).fcp,
    lcpRatio: of(path).lcp / of(picture).lcp,
  }));
  console.table(
    Object.fromEntries([
      ...table.map(({ page, kb, scores, fcpRatio, lcpRatio, ...figures }) => [
        page,
        {
          ...rounded({ figures }).figures,
          cls: figures.cls.toFixed(3),
          'FCP ×': fcpRatio.toFixed(2),
          'LCP ×': lcpRatio.toFixed(2),
          scores: scores.join(' '),
          KB: Object.entries(kb)
            .map(([type, weight]) => `${type} ${Math.round(weight)}`)
            .join(', '),
        },
      ]),
    ]),
  );
  return { pages: table, floors: Object.fromEntries(middle) };
}

function rounded(table: Record<string, Record<string, number>>) {
  return Object.fromEntries(
    Object.entries(table).map(([name, figures]) => [
      name,
      Object.fromEntries(
        Object.entries(figures).map(([figure, value]) => [figure, Math.round(value * 10) / 10]),
      ),
    ]),
  );
}
