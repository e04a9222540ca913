import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { bundle, LICENSES } from '../../build/bundle.ts';
import { SMALL } from '../support/sites.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const listed = [...read('THIRD-PARTY.md').matchAll(/^\| (?!what)([^|]+) \| ([^|]+) \|/gm)].map(
  ([, name = '', license = '']) => `${name}: ${license}`,
);

/** Vite's list of what it bundled, with its licenses. */
const bundled = (list: string) =>
  [...list.matchAll(/^## (\S+) - \S+ \((.+)\)$/gm)].map(
    ([, name, license]) => `${name}: ${license}`,
  );

const licenseOf = (name: string) => JSON.parse(read(`node_modules/${name}/package.json`)).license;

/** The packages that a worker's first line names. */
const inWorkers = () =>
  globSync(join(SMALL.dist, '**/*.js')).flatMap((file) => {
    const [, names] = /^\/\*! Contains (.+?): see/.exec(read(file)) ?? [];
    return names?.split(', ').map((name) => `${name}: ${licenseOf(name)}`) ?? [];
  });

/** A font's family, from the license beside its source. The font has to carry its copyright, too. */
async function familyOf(file: string): Promise<string> {
  const name = basename(file).replace(/(?:-rare)?\.[\w-]+\.woff2$/, '');
  const license = read(`src/assets/fonts/${name}.LICENSE.txt`);
  expect(license).toContain('SIL OPEN FONT LICENSE Version 1.1');
  const [copyright = '', family = ''] =
    /^Copyright \S+ The (.+?) Project Authors \([^)]+\)/.exec(license) ?? [];
  const font = await subsetFont(readFileSync(file), 'a', {
    targetFormat: 'sfnt',
    preserveNameIds: [0, 13, 14],
  });
  for (const text of [copyright, 'https://openfontlicense.org'])
    expect(font.includes(Buffer.from(text, 'utf16le').swap16()), `${file}: ${text}`).toBe(true);
  return family;
}

test('what is shipped is on the list, with its license, and nothing else is', async () => {
  const families: string[] = [];
  for (const file of globSync(join(SMALL.dist, '**/*.woff2'))) families.push(await familyOf(file));
  const site = bundled(read(join(SMALL.dist, LICENSES)));
  const editor = bundled(read(join(SMALL.dist, 'editor/app', LICENSES)));
  for (const part of [families, site, editor, inWorkers()]) expect(part).not.toEqual([]);
  const runtime = globSync(join(SMALL.dist, 'assets/island-runtime*.js'));
  const shipped = [
    ...families.map((family) => `${family}: OFL-1.1`),
    ...runtime.map(() => `astro: ${licenseOf('astro')}`),
    ...site,
    ...editor,
    ...inWorkers(),
  ];
  expect([...new Set(shipped)].sort()).toEqual(listed.sort());
});

test('the editor’s service worker is all ours', async () => {
  const entry = new URL('../../editor/phone/service-worker/service-worker.ts', import.meta.url);
  expect(bundled((await bundle(entry)).licenses)).toEqual([]);
});

test('no license is claimed that the owner didn’t choose', () => {
  expect(JSON.parse(read('package.json')).license).toBe('UNLICENSED');
});
