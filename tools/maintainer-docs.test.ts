import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

test('CHANGELOG.md starts with the version of package.json, and so does the lockfile', () => {
  const { version } = JSON.parse(read('package.json'));
  expect(/^## ([\d.]+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
  expect(JSON.parse(read('package-lock.json')).version).toBe(version);
});

const DOCUMENTS = globSync('{README,CONTRIBUTING,*/README}.md', { exclude: ['node_modules'] });

test.each(DOCUMENTS)('the files that %s names exist', (document) => {
  const named = [...read(document).matchAll(/`(\w[\w./-]*\.(?:tsx?|css|astro|ya?ml))`/g)];
  const files = named.map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(10);
  const sources = globSync('{*,.github}/**/*.*', { exclude: ['node_modules', 'dist', 'content'] });
  const isMissing = (file: string) =>
    !existsSync(file) && !sources.some((source) => source.endsWith(`/${file}`));
  expect(files.filter(isMissing)).toEqual([]);
});
