import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

/** In a built site's folder: a hash of its sources, and their names. */
const BUILT_FROM = '.built-from';

export const folderOf = (site: string) => resolve('.cache/sites', site);

export const FIXTURE_CONTENT = 'tests/farm';

/** The content of the product spec. */
export const FIXTURE = {
  folder: '.cache/sites/fixture',
  dist: '.cache/sites/fixture/dist',
  address: 'https://example.com/',
};

export interface TestSite {
  /** Its sources, besides the code. */
  parts: string[];
  make(name: string): Promise<void>;
}

/** Sites that a plug-in's tests need. Each is the default export of a file of its name. */
export const PLUGIN_SITES = new Map(
  globSync('*/tests/sites/*.ts').map((file) => [basename(file, '.ts'), resolve(file)]),
);

/** Builds the named sites that are missing or outdated. */
export async function buildSites(...names: string[]) {
  const wanted = names.filter((name) => isOutdated(folderOf(name)));
  if (wanted.length === 0) return;
  const building = spawn(process.execPath, [resolve('tests/support/build-sites.ts'), ...wanted]);
  const [stdout, stderr, [status]] = await Promise.all([
    text(building.stdout),
    text(building.stderr),
    once(building, 'close'),
  ]);
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}

export const markAsBuilt = (site: string, parts: string[]) =>
  writeFileSync(join(folderOf(site), BUILT_FROM), [digest(parts), ...parts].join('\n'));

/** Whether a site's build is incomplete, or older than its sources. */
export function isOutdated(folder: string): boolean {
  const file = join(folder, BUILT_FROM);
  if (!existsSync(file)) return true;
  const [before, ...parts] = readFileSync(file, 'utf8').split('\n');
  return digest(parts) !== before;
}

function digest(parts: string[]): string {
  const hash = createHash('sha256');
  for (const file of parts.flatMap(filesOf)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

const filesOf = (part: string) =>
  globSync([part, `${part}/**/*`])
    .filter((each) => statSync(each).isFile() && !/\.(test\.ts|snap|md)$|\w\/tests\//.test(each))
    .sort();
