import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { plainEnvironment } from './environment.ts';
import { CODE, FROZEN_CONTENT, farmCopy, folderOf } from './farm-copy.ts';
import { REPOSITORY } from './github.ts';

/** Written into a built farm: what it was made from. */
const MADE_FROM = '.made-from';

export interface Farm {
  name: string;
  content: string;
  change?(copy: ReturnType<typeof farmCopy>): void | Promise<void>;
  /** The files that say how it is changed. */
  changedBy?: string[];
  /** With a repository, the build adds the editor for the phone. */
  sites?: { into: string; repository?: string }[];
}

export interface SiteToBuild {
  folder: string;
  into: string;
  repository: string;
}

/** Builds copies of farms, as far as they are not there already and would turn out just the same. */
export async function buildFarms(...farms: Farm[]) {
  const toMake = farms
    .map((farm) => ({
      ...farm,
      mark: markOf(farm.name, [farm.content, ...(farm.changedBy ?? [])]),
    }))
    .filter(({ mark }) => !mark.isThere());
  if (toMake.length === 0) return;
  const sites: SiteToBuild[] = [];
  for (const { name, content, change, sites: parts = [{ into: 'dist' }] } of toMake) {
    const copy = farmCopy(name, content);
    await change?.(copy);
    for (const { into, repository = '' } of parts)
      sites.push({ folder: copy.at('.'), into, repository });
  }
  await buildSites(sites);
  for (const { mark } of toMake) mark.write();
}

async function buildSites(sites: SiteToBuild[]) {
  const building = spawn(
    process.execPath,
    [resolve('tests/support/build-sites.ts'), JSON.stringify(sites)],
    { env: plainEnvironment() },
  );
  const [stdout, stderr, [status]] = await Promise.all([
    text(building.stdout),
    text(building.stderr),
    once(building, 'close'),
  ]);
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}

/** Makes a farm's folder out of the code and other parts, unless it was made of just the same. */
export async function madeOnce(name: string, parts: string[], make: () => Promise<void>) {
  const mark = markOf(name, parts);
  if (mark.isThere()) return;
  rmSync(folderOf(name), { recursive: true, force: true });
  await make();
  mark.write();
}

/** What a farm is made of and when: a page tells the day on which it was built. */
function markOf(farm: string, otherParts: string[]) {
  const file = join(folderOf(farm), MADE_FROM);
  const parts = [...CODE, 'package-lock.json', ...otherParts];
  const madeFrom = [new Date().toDateString(), digest(parts), ...parts].join('\n');
  return {
    isThere: () => existsSync(file) && readFileSync(file, 'utf8') === madeFrom,
    write: () => writeFileSync(file, madeFrom),
  };
}

/** Whether a farm is not built to its end, or something was changed that it is made of. */
export function isOutdated(folder: string): boolean {
  const file = join(folder, MADE_FROM);
  if (!existsSync(file)) return true;
  const [, madeFrom, ...parts] = readFileSync(file, 'utf8').split('\n');
  return digest(parts) !== madeFrom;
}

function digest(parts: string[]): string {
  const hash = createHash('sha256');
  for (const file of parts.flatMap(filesOf)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

const filesOf = (part: string) =>
  statSync(part).isFile()
    ? [part]
    : globSync(`${part}/**/*`)
        .filter((each) => statSync(each).isFile())
        .sort();

/** The owner's. */
export const THIS_FARM: Farm = { name: 'this', content: 'content' };

/** The farm of the product spec, which the tests of behaviour know by heart, without and with the editor for the phone. */
export const FROZEN = {
  farm: '.cache/farms/frozen',
  dist: '.cache/farms/frozen/dist',
  withEditor: { dist: '.cache/farms/frozen/dist-with-editor' },
  /** Where its pages believe that they are. */
  address: 'https://example.com/',
};

/** Both sites in the same place, because Astro names its islands by where they lie. */
export const FROZEN_FARM: Farm = {
  name: 'frozen',
  content: FROZEN_CONTENT,
  sites: [
    { into: basename(FROZEN.dist) },
    { into: basename(FROZEN.withEditor.dist), repository: REPOSITORY },
  ],
};
