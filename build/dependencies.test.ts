import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Imports of values: types are gone before anything runs. */
const IMPORT = /^(?:import|export)(?! type\b)(?:[\s{}\w,*$]* from)? ['"]([^'"]+)['"]/gm;

test('a build needs no development dependency', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const files = globSync(['astro.config.ts', '{src,build,model,photos}/**/*.{ts,tsx,astro}'], {
    exclude: (name) => /\.test\.ts$|fixtures/.test(String(name)),
  });
  const packages = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)]
      .map(([, name = '']) => name)
      .filter((name) => !/^(?:\.|node:|astro:)/.test(name))
      .map((name) => name.match(/^(?:@[^/]+\/)?[^/]+/)?.[0] ?? ''),
  );
  const wanted = [...new Set(packages)].sort();
  expect(wanted).toContain('uqr');
  expect(wanted.filter((name) => !(name in dependencies))).toEqual([]);
});
