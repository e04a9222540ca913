import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { picture, withLocation } from '../../photos/fixtures/pictures.ts';
import { escapeXml } from '../../src/site/xml.ts';
import { plainEnvironment } from '../support/environment.ts';
import { FIXTURE } from '../support/sites.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'farm-'));
  for (const part of ['content', 'dist'])
    cpSync(join(FIXTURE.folder, part), join(folder, part), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** `npm run test:content` in the copy, on GitHub. */
function check() {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('tools/check-published.ts')],
    {
      cwd: folder,
      env: { ...plainEnvironment(), GITHUB_ACTIONS: 'true' },
      encoding: 'utf8',
    },
  );
  return { passes: status === 0, output: `${stdout}${stderr}` };
}

it('passes links of the owner’s that are on the site’s own host', () => {
  const farm = join(folder, 'content/farm.yaml');
  const path = "example.com/it's?to=farms&page=2";
  const platforms = `platforms:\n  - name: Forum\n    link: Https://${path}`;
  writeFileSync(farm, readFileSync(farm, 'utf8').replace('platforms: []', platforms));
  const about = join(folder, 'dist/about.html');
  const link = `<a href="https://${path}">Forum</a></main>`;
  writeFileSync(about, readFileSync(about, 'utf8').replace('</main>', link));
  const feed = join(folder, 'dist/feed.xml');
  const item = `<item><link>https://${escapeXml(path)}</link></item></channel>`;
  writeFileSync(feed, readFileSync(feed, 'utf8').replace('</channel>', item));
  expect(check()).toEqual({ passes: true, output: expect.stringContaining('can be published') });
});

it('fails on a broken link, a missing picture, and a location in dist/', async () => {
  const about = join(folder, 'dist/about.html');
  writeFileSync(about, readFileSync(about, 'utf8').replace('href="/gallery"', 'href="/galery"'));
  const blog = readFileSync(join(folder, 'dist/blog.html'), 'utf8');
  const [missing = ''] = /assets\/[^"]+\.webp/.exec(blog) ?? [];
  rmSync(join(folder, 'dist', missing));
  await withLocation(picture()).jpeg().toFile(join(folder, 'dist/phone.jpg'));
  const LOCATION =
    'has a location or camera details in it. Run  npm run photos  and publish again.';
  const { passes, output } = check();
  expect(passes).toBe(false);
  const problems = [
    `dist/phone.jpg ${LOCATION}`,
    expect.stringContaining(`${missing}, which doesn’t exist (404)`),
    'https://example.com/about links to https://example.com/galery, which doesn’t exist (404). Fix the link, or remove it.',
  ];
  expect(output.trim().split('\n')).toEqual([
    expect.stringMatching(/^::error::dist\/phone\.jpg .*%0A.*%0A/),
    ...problems,
  ]);
});
