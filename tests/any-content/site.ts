import { join } from 'node:path';
import { test as base, mergeTests } from '@playwright/test';
import { pathOf, readBuiltSite } from '../../build/built-site.ts';
import { ALL_PAGES } from '../support/pages.ts';
import { publishedAddress, serve } from '../support/serve.ts';
import { FIXTURE, isOutdated } from '../support/sites.ts';
import { expect, test as visit } from '../support/strict-test.ts';
import type { EDGE_CASES } from './edge-cases.ts';

const UNCHANGED = { 'this farm': undefined };
const EDGES: Record<`the edge case ${keyof typeof EDGE_CASES}`, string> = {
  'the edge case max': '.cache/farms/max',
  'the edge case min': '.cache/farms/min',
};

/** A copy of the owner's, because a build cleans the photos that it finds. */
export const OWNER_SITE = '.cache/farms/this';

interface SiteOptions {
  /** The folder of a farm that is built. */
  farm: string;
  /** Whether its files are compressed on their way, as a host does. Needed where their weight counts. */
  compressed: boolean;
}

/** A farm's site as it is built, whatever it says. */
interface Site {
  /** The folder of what is published. */
  dist: string;
  /** The farm's content. */
  content: string;
  /** Where it is served for the test, with the path that it stands below. */
  address: string;
  /** Where its pages believe that they are. */
  published: string;
  base: string;
  pages: { file: string; path: string; html: string }[];
}

/** For all tests of a process. As a fixture of Playwright's they would want processes and browsers of their own. */
const opened = new Map<string, Promise<Site>>();

/** For what a site's files say by themselves: it opens no browser. */
export const fileTest = base.extend<SiteOptions & { site: Site }>({
  farm: [OWNER_SITE, { option: true }],
  compressed: [false, { option: true }],
  site: async ({ farm, compressed }, use) => {
    const key = JSON.stringify({ farm, compressed });
    const site = opened.get(key) ?? openSite(farm, compressed);
    opened.set(key, site);
    await use(await site);
  },
  baseURL: async ({ site }, use) => use(site.address),
});
export const test = mergeTests(visit, fileTest);

async function openSite(farm: string, compressed: boolean): Promise<Site> {
  const dist = join(farm, 'dist');
  if (isOutdated(farm))
    throw new Error(`${farm} is not built yet, or was before a change. Run  npm test -- sites`);
  const published = publishedAddress(dist);
  const base = new URL(published).pathname;
  const pages = readBuiltSite(dist, base).pages.map((page) => ({
    ...page,
    path: page.file === '404.html' ? 'no-such-page' : pathOf(page),
  }));
  for (const { file } of ALL_PAGES)
    if (!pages.some((page) => page.file === file))
      throw new Error(`There is no ${file} in ${dist}.`);
  const { address } = await serve(dist, base, { compressed });
  return { dist, content: join(farm, 'content'), address, published, base, pages };
}

/** Runs the same tests on this farm as it is built, and on changed copies of it. */
export const onEverySite = (tests: () => void) => on({ ...UNCHANGED, ...EDGES }, tests);

/** Runs the same tests on this farm and on the one whose content never changes. */
export const onOwnerAndFixtureSite = (tests: () => void) =>
  on({ ...UNCHANGED, 'the fixture site': FIXTURE.farm }, tests);

function on(farms: Record<string, string | undefined>, tests: () => void) {
  for (const [name, farm] of Object.entries(farms)) {
    fileTest.describe(`on ${name}`, () => {
      if (farm) fileTest.use({ farm });
      tests();
    });
  }
}

export { expect };

export const homePage = ({ pages }: Site) =>
  pages.find(({ file }) => file === 'index.html') as Site['pages'][number];
