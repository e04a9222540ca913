import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

/** Written into a built site's folder: on which day and from what it was built. */
const BUILT_FROM = '.built-from';

/** Where a site of the tests is. */
export const folderOf = (site: string) => resolve('.cache/farms', site);

/** The content that the tests of behavior know. The owner's own may say anything. */
export const FIXTURE_CONTENT = 'tests/farm';

/** The farm of the product spec, without and with the editor for the phone. */
export const FIXTURE = {
  farm: '.cache/farms/fixture',
  dist: '.cache/farms/fixture/dist',
  withEditor: '.cache/farms/fixture/dist-with-editor',
  /** Where its pages believe that they are. */
  address: 'https://example.com/',
};

/** A small farm's site with the editor for the phone beside it. */
export const SMALL = { content: '.cache/farms/small/content', dist: '.cache/farms/small/dist' };

/**
 * Builds the named sites, as far as they are not there already and would turn out just the same. A name that
 * build-sites.ts does not know needs the folder of its content: `name=folder`.
 */
export async function buildSites(...names: string[]) {
  const wanted = names.filter((name) => !isBuilt(name.replace(/=.*/, '')));
  if (wanted.length === 0) return;
  const building = spawn(process.execPath, [resolve('tests/support/build-sites.ts'), ...wanted]);
  const [stdout, stderr, [status]] = await Promise.all([
    text(building.stdout),
    text(building.stderr),
    once(building, 'close'),
  ]);
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}

/** Whether a site is there, built today from what is there now: a page tells the day on which it was built. */
export const isBuilt = (site: string) =>
  !isOutdated(folderOf(site)) && builtFrom(folderOf(site))[0] === new Date().toDateString();

export function markAsBuilt(site: string, parts: string[]) {
  const lines = [new Date().toDateString(), digest(parts), ...parts];
  writeFileSync(join(folderOf(site), BUILT_FROM), lines.join('\n'));
}

/** Whether a site is not built to its end, or something was changed that it is built from. */
export function isOutdated(folder: string): boolean {
  const [, before, ...parts] = builtFrom(folder);
  return before === undefined || digest(parts) !== before;
}

function builtFrom(folder: string): string[] {
  const file = join(folder, BUILT_FROM);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}

function digest(parts: string[]): string {
  const hash = createHash('sha256');
  for (const file of parts.flatMap(filesOf)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

const filesOf = (part: string) =>
  globSync([part, `${part}/**/*`])
    .filter((each) => statSync(each).isFile() && !each.endsWith('.test.ts'))
    .sort();
