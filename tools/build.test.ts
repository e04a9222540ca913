import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** A site of one page, below this project, so that it finds the packages. */
function smallSite(integrations = '') {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(resolve('.cache/site-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'src/pages'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(folder, 'astro.config.ts'),
    `export default { cacheDir: '.cache/astro', integrations: [${integrations}] };`,
  );
  writeFileSync(join(folder, 'src/pages/index.astro'), '<h1>Ducks</h1>');
  return (env = {}) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('tools/build.ts')], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, DEBUG: '', npm_config_loglevel: '', ...env },
    });
    return { status, output: `${stdout}${stderr}` };
  };
}

test('a build prints a few lines, and how long the first one takes', () => {
  const build = smallSite();
  const first = build();
  expect(first.status, first.output).toBe(0);
  expect(first.output).toMatch(
    /^Building the site for the first time\.[\s\S]*a minute or two[\s\S]*\nThe site is built, in \d+ seconds\.\n$/,
  );
});

test('an error is printed without a stack trace', () => {
  const build = smallSite(
    '{ name: "barn", hooks: { "astro:build:start": () => { throw new Error("The barn is on fire."); } } }',
  );
  const { status, output } = build();
  expect(status).toBe(1);
  expect(output).toContain('The barn is on fire.');
  expect(output).toContain('--verbose');
  expect(output).not.toMatch(/\n\s+at /);
  // As npm sets it for  npm run build --verbose
  const verbose = build({ npm_config_loglevel: 'verbose' });
  expect(verbose.output).toMatch(/\[types\][\s\S]*\n\s+at /);
});
