import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { LICENSES } from '../../build/bundle.ts';
import { bundled, licenseOf, listedIn } from '../support/licenses.ts';
import { FIXTURE } from '../support/sites.ts';

const read = (file: string) => readFileSync(file, 'utf8');

/** A font's family, from the license beside its source. */
function familyOf(file: string): string {
  const name = basename(file).replace(/(?:-rare)?\.[\w-]+\.woff2$/, '');
  const license = read(`src/assets/fonts/${name}.LICENSE.txt`);
  expect(license).toContain('SIL OPEN FONT LICENSE Version 1.1');
  return /^Copyright \S+ The (.+?) Project Authors/.exec(license)?.[1] ?? '';
}

test('what is shipped is on the list, with its license, and nothing else is', () => {
  const families = globSync(join(FIXTURE.dist, '**/*.woff2')).map(familyOf);
  const site = bundled(read(join(FIXTURE.dist, LICENSES)));
  for (const part of [families, site]) expect(part).not.toEqual([]);
  const withIslands = globSync(join(FIXTURE.dist, '*.html')).filter((page) =>
    read(page).includes('<astro-island'),
  );
  const shipped = [
    ...families.map((family) => `${family}: OFL-1.1`),
    ...withIslands.map(() => `astro: ${licenseOf('astro')}`),
    ...site,
  ];
  expect([...new Set(shipped)].sort()).toEqual(listedIn('THIRD-PARTY.md').sort());
});

test('no license is claimed that the owner didn’t choose', () => {
  expect(JSON.parse(read('package.json')).license).toBe('UNLICENSED');
});
