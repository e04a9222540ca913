import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { filesIn } from '../../build/built-site.ts';
import { writeSmallContent } from '../../build/content/fixtures/small-content.ts';
import { cornersOf, picture, UPRIGHT, withLocation } from '../../photos/fixtures/pictures.ts';
import { picturesWithMetadata } from '../../tools/check-published/photo-metadata.ts';
import { plainEnvironment } from '../support/environment.ts';
import { projectCopy } from '../support/project-copy.ts';
import { folderOf } from '../support/sites.ts';

const PHOTO = 'content/products/ducks/from-a-phone.jpg';
const PROBLEM = `${PHOTO}
  has a location in it. Run  npm run photos  to remove it, before you commit or upload anything.`;

let project: ReturnType<typeof projectCopy>;

/** A farm whose owner has dropped a phone's photo into content/: on its side and with a location. */
beforeAll(async () => {
  project = projectCopy('from-a-phone');
  rmSync(project.at('content'), { recursive: true });
  writeSmallContent(project.at('content'));
  const sideways = picture({ width: 600, height: 400, orientation: 6 });
  const photo = withLocation(sideways).withMetadata({ orientation: 6 });
  writeFileSync(project.at(PHOTO), await photo.jpeg().toBuffer());
  project.replace('content/products/ducks.yaml', 'pond.webp', 'from-a-phone.jpg');
  mkdirSync(project.at('.photo-originals'));
  project.write('.photo-originals/a.jpg', 'an older original');
});

function run(command: string, env = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command], {
    cwd: project.at('.'),
    env: { ...plainEnvironment(), ...env },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const contentStamps = () =>
  filesIn(project.at('content')).map((file) => statSync(project.at(`content/${file}`)).mtimeMs);

test('on a computer, a photo with a location stops a build, which names the command', () => {
  const { status, output } = run('tools/build.ts');
  expect(status).toBe(1);
  expect(output).toContain(PROBLEM);
});

test('npm run dev says the same, and starts', async () => {
  const server = await project.start('node_modules/astro/bin/astro.mjs', 'dev');
  const [address] = /http:\/\/localhost:\d+/.exec(server.output()) ?? [];
  const original = await fetch(`${address}/.photo-originals/a.jpg`);
  server.stop();
  expect(server.output()).toContain(PROBLEM);
  expect(original.status, 'originals are private').toBe(403);
});

test('on GitHub, it is a warning, and not what stops a build', () => {
  project.write('content/farm.yaml', '');
  const before = contentStamps();
  const { output } = run('tools/build.ts', { CI: 'true', GITHUB_ACTIONS: 'true' });
  expect(output).toMatch(
    /^::warning::content\/products\/ducks\/from-a-phone\.jpg%0A {2}This photo was uploaded with its location\./m,
  );
  expect(output).toMatch(/^::error::One thing in content\/ needs .*%0Acontent\/farm\.yaml/m);
  expect(contentStamps()).toEqual(before);
});

test('what is published of a phone’s photo is upright and without metadata', async () => {
  const dist = join(folderOf('max'), 'dist');
  const files = filesIn(dist).filter((file) => /IMG 1234\..*(webp|avif)$/.test(file));
  expect(files.length).toBeGreaterThan(1);
  for (const file of files)
    expect(await cornersOf(await readFile(join(dist, file))), file).toEqual(UPRIGHT);
  expect(await picturesWithMetadata(dist)).toEqual([]);
});
