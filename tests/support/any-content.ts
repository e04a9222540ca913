import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, mergeTests } from '@playwright/test';
import { builtFor, serve } from '../../build/hosting/serve.ts';
import { timeOf } from './clock.ts';
import { ALL_PAGES } from './pages.ts';
import { isOutdated } from './sites.ts';
import { expect, test as visit } from './strict-test.ts';

/** A copy of the owner's, because tests never change dist/. */
const OWNER_SITE = '.cache/sites/owner';

const SITES = {
  'the owner’s site': OWNER_SITE,
  'the edge case max': '.cache/sites/max',
  'the edge case min': '.cache/sites/min',
};

interface SiteOptions {
  /** The folder of a built site. */
  siteFolder: string;
}

interface Site {
  dist: string;
  content: string;
  /** Where it is served for the test, with its base path. */
  address: string;
  /** The site's own address, if it is known. */
  published: string | undefined;
  base: string;
  pages: { file: string; path: string; html: string }[];
}

/** Per process. As worker fixtures, they would start processes and browsers of their own. */
const opened = new Map<string, Promise<Site>>();

/** For tests of a site's files: it opens no browser. */
export const fileTest = base.extend<SiteOptions & { site: Site }>({
  siteFolder: [OWNER_SITE, { option: true }],
  site: async ({ siteFolder }, use) => {
    const site = opened.get(siteFolder) ?? openSite(siteFolder);
    opened.set(siteFolder, site);
    await use(await site);
  },
  baseURL: async ({ site }, use) => use(site.address),
});
export const test = mergeTests(visit, fileTest).extend({
  page: async ({ page, site }, use) => {
    await page.clock.setFixedTime(timeOf(site.content));
    await use(page);
  },
});

async function openSite(siteFolder: string): Promise<Site> {
  const dist = join(siteFolder, 'dist');
  if (isOutdated(siteFolder))
    throw new Error(
      `${siteFolder} is not built yet, or was before a change. Run  npm test -- sites`,
    );
  const { base, published } = builtFor(dist);
  // A plug-in may have added pages of its own.
  const pages = ALL_PAGES.map(({ file, path }) => ({
    file,
    html: readFileSync(join(dist, file), 'utf8'),
    path: path.slice(1),
  }));
  const { address } = await serve(dist, base);
  return { dist, content: join(siteFolder, 'content'), address, published, base, pages };
}

/** Runs the same tests on the owner's site and on the edge cases. */
export function onEverySite(tests: () => void) {
  for (const [name, siteFolder] of Object.entries(SITES)) {
    fileTest.describe(`on ${name}`, () => {
      fileTest.use({ siteFolder });
      tests();
    });
  }
}

export { expect };

export const homePage = ({ pages }: Site) =>
  pages.find(({ file }) => file === 'index.html') as Site['pages'][number];
