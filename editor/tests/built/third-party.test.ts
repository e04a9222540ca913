import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundle, LICENSES } from '../../../build/bundle.ts';
import { bundled, licenseOf, listedIn } from '../../../tests/support/licenses.ts';
import { SMALL } from '../sites/small.ts';

const APP = join(SMALL.dist, 'editor/app');
const read = (file: string) => readFileSync(file, 'utf8');

/** The packages that a worker's first line names. */
const inWorkers = () =>
  globSync(join(APP, '**/*.js')).flatMap((file) => {
    const [, names] = /^\/\*! Contains (.+?): see/.exec(read(file)) ?? [];
    return names?.split(', ').map((name) => `${name}: ${licenseOf(name)}`) ?? [];
  });

test('the packages in the editor are on its list, with their licenses, and no others are', () => {
  const [app, workers] = [bundled(read(join(APP, LICENSES))), inWorkers()];
  for (const part of [app, workers]) expect(part).not.toEqual([]);
  expect([...new Set([...app, ...workers])].sort()).toEqual(
    listedIn('editor/THIRD-PARTY.md').sort(),
  );
});

test('the editor’s service worker is all ours', async () => {
  const entry = new URL('../../phone/service-worker/service-worker.ts', import.meta.url);
  expect(bundled((await bundle(entry)).licenses)).toEqual([]);
});
