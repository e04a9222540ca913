import { test as base, expect } from '@playwright/test';
import { API, FakeGitHub } from './github.ts';
import { serveHostedEditor, withGitHub } from './hosted-editor.ts';
import { PHONE } from './screens.ts';
import { SMALL } from './sites.ts';

type Site = Awaited<ReturnType<typeof serveHostedEditor>>;

/** For all tests of a process. As a fixture of Playwright's it would want processes and browsers of its own. */
let shared: Promise<Site> | undefined;

/** The owner of a small farm with a phone: a site with the editor, a GitHub of its own, and no other host is asked. */
export const test = base.extend<{ site: Site; github: FakeGitHub; hosts: Set<string> }>({
  ...PHONE,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants it so.
  site: async ({}, use) => {
    shared ??= serveHostedEditor(SMALL.dist);
    await use(await shared);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants it so.
  github: async ({}, use) => {
    const github = new FakeGitHub(SMALL.content);
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
