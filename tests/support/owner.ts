import { test as base, expect } from '@playwright/test';
import { GitHubOnThisMachine } from './github.ts';
import { API, siteWithPhoneDoor, withGitHub } from './phone-door.ts';
import { smallFarm } from './small-farm.ts';

type Site = Awaited<ReturnType<typeof siteWithPhoneDoor>>;

/** The owner of a small farm: a site with the phone door, a GitHub of its own, and no other host is asked. */
export const test = base.extend<
  { github: GitHubOnThisMachine; hosts: Set<string> },
  { content: string; site: Site }
>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants it so.
  content: [async ({}, use) => use(await smallFarm()), { scope: 'worker' }],
  site: [
    async ({ content }, use) => {
      const site = await siteWithPhoneDoor(content);
      await use(site);
      site.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  github: async ({ content }, use) => {
    const github = new GitHubOnThisMachine(content);
    await use(github);
    github.end();
  },
  hosts: [
    async ({ page, github, site }, use) => {
      const hosts = await withGitHub(page, github);
      await use(hosts);
      const allowed = [new URL(site.address).origin, API];
      expect([...hosts].filter((host) => !allowed.includes(host))).toEqual([]);
    },
    { auto: true },
  ],
});
