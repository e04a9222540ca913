import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { siteAddress } from '../../build/hosting/address.ts';
import { plainEnvironment } from '../support/environment.ts';
import { serve } from '../support/serve.ts';
import { crawl } from './crawl.ts';
import { pagesElsewhere } from './pages-elsewhere.ts';

async function crawlFolder(folder: string, base: string, origin: string) {
  const { address: local, server } = await serve(folder, base);
  try {
    return await crawl({ local, published: origin + base, elsewhere: await pagesElsewhere() });
  } finally {
    server.close();
  }
}

function buildFor(address: string, folder: string) {
  execFileSync(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', folder],
    {
      env: { ...plainEnvironment(), SITE_ADDRESS: address },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
}

describe('every link, picture, script, anchor and icon leads somewhere', () => {
  it('in the normal build', async () => {
    const { origin, base } = siteAddress();
    const { read, problems } = await crawlFolder('dist', base, origin);
    expect(problems).toEqual([]);
    expect(read.size).toBeGreaterThan(100);

    const paths = new Set([...read].map((address) => new URL(address).pathname));
    const needless = globSync('assets/**/*.*', { cwd: 'dist' }).filter(
      (file) => !paths.has(base + file),
    );
    expect(needless, 'files that no page needs').toEqual([]);
  });

  it('in a build for a project page below /my-farm/', { timeout: 600_000 }, async () => {
    const folder = '.cache/below-a-path';
    buildFor('https://someone.github.io/my-farm', folder);
    const { read, problems } = await crawlFolder(folder, '/my-farm/', 'https://someone.github.io');
    expect(problems).toEqual([]);
    expect(read.size).toBeGreaterThan(100);

    const paper = readFileSync(`${folder}/products.html`, 'utf8').replaceAll(/<[^>]*>/g, ' ');
    expect(paper, 'the address on paper').toContain('someone.github.io/my-farm');
  });
});
