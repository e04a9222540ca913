import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { CODE, FROZEN_CONTENT, farmCopy } from './farm-copy.ts';
import { REPOSITORY } from './github.ts';

/** Written into a built farm: all that it was made from, in one line. */
const MADE_FROM = '.made-from';

type Farm = ReturnType<typeof farmCopy>;

interface Changes {
  change(farm: Farm): void | Promise<void>;
  /** The files that say how it is changed. */
  by: string[];
}

/** Builds a copy of a farm, unless it is there already and would turn out just the same. */
export const builtFarm = (name: string, content: string, changes?: Changes) =>
  madeOnce(name, [content, ...(changes?.by ?? [])], async () => {
    const farm = farmCopy(name, content);
    await changes?.change(farm);
    await farm.build();
  });

/** Makes a farm's folder out of the code and other parts, unless it was made of just the same. */
export async function madeOnce(name: string, parts: string[], make: () => Promise<void>) {
  const folder = resolve('.cache/farms', name);
  const madeFrom = digest([...CODE, 'package-lock.json', ...parts]);
  const mark = `${folder}/${MADE_FROM}`;
  if (existsSync(mark) && readFileSync(mark, 'utf8') === madeFrom) return folder;
  rmSync(folder, { recursive: true, force: true });
  await make();
  writeFileSync(mark, madeFrom);
  return folder;
}

/** A page tells the day on which it was built, so tomorrow's is another. */
function digest(parts: string[]): string {
  const hash = createHash('sha256').update(new Date().toDateString());
  for (const file of parts.flatMap(filesOf)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

const filesOf = (part: string) =>
  statSync(part).isFile()
    ? [part]
    : globSync(`${part}/**/*`)
        .filter((each) => statSync(each).isFile())
        .sort();

/** The farm of the product spec, which the tests of behaviour know by heart, without and with the editor for the phone. */
export const FROZEN = {
  farm: '.cache/farms/frozen',
  dist: '.cache/farms/frozen/dist',
  server: '.cache/farms/frozen/dist-server',
  withPhoneDoor: {
    dist: '.cache/farms/frozen/dist-with-phone-door',
    server: '.cache/farms/frozen/dist-with-phone-door-server',
  },
  /** Where its pages believe that they are. */
  address: 'https://example.com/',
};

/** Both sites in the same place, because Astro names its islands by where they lie. */
export const buildFrozenFarm = () =>
  madeOnce('frozen', [FROZEN_CONTENT], async () => {
    const farm = farmCopy('frozen');
    await farm.build();
    await farm.build({ into: basename(FROZEN.withPhoneDoor.dist), repository: REPOSITORY });
  });
