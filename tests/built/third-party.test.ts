import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from 'fontverter';
import { expect, test } from 'vitest';
import { bundle, LICENSES } from '../../build/bundle.ts';
import { SMALL } from '../support/sites.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const listed = [...read('THIRD-PARTY.md').matchAll(/^\| (?!what)([^|]+) \| ([^|]+) \|/gm)].map(
  ([, name = '', license = '']) => `${name}: ${license}`,
);
const COPYRIGHT = 0;
const FAMILY = 1;
const LICENSE_URL = 14;

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

/** The Windows entries of a font's name table. */
async function namesIn(file: string): Promise<Map<number, string>> {
  const font = await convert(readFileSync(file), 'sfnt');
  const table = font.readUInt32BE(font.indexOf('name', 12, 'latin1') + 8);
  const texts = table + font.readUInt16BE(table + 4);
  const records = Array.from({ length: font.readUInt16BE(table + 2) }, (_, i) => {
    const record = table + 6 + 12 * i;
    const start = texts + font.readUInt16BE(record + 10);
    const bytes = font.subarray(start, start + font.readUInt16BE(record + 8));
    return [
      font.readUInt16BE(record + 6),
      Buffer.from(bytes).swap16().toString('utf16le'),
    ] as const;
  });
  return new Map(records);
}

test('what is shipped is on the list, with its license, and nothing else is', async () => {
  const families: string[] = [];
  for (const file of globSync(join(SMALL.dist, '**/*.woff2')))
    families.push((await namesIn(file)).get(FAMILY) ?? file);
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

test('each font carries its copyright and license, and the license’s text is next to it', async () => {
  for (const file of globSync('src/assets/fonts/*.woff2')) {
    const names = await namesIn(file);
    expect(names.get(LICENSE_URL), file).toBe('https://openfontlicense.org');
    const text = read(file.replace(/(?:-rare)?\.woff2$/, '.LICENSE.txt'));
    expect(text).toContain(names.get(COPYRIGHT));
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
  }
});

test('no license is claimed that the owner didn’t choose', () => {
  expect(JSON.parse(read('package.json')).license).toBe('UNLICENSED');
});
