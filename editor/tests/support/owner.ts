import { test as base, expect } from '@playwright/test';
import { PHONE } from '../../../tests/support/screens.ts';
import { SMALL } from '../sites/small.ts';
import { API, FakeGitHub } from './github.ts';
import { openEditor, serveHostedEditor, withGitHub } from './hosted-editor.ts';

type Site = Awaited<ReturnType<typeof serveHostedEditor>>;

/** Shared by all tests of a worker. A worker fixture would start another worker and browser. */
let shared: Promise<Site> | undefined;

/** A phone, a small site with the editor, and a fake GitHub. Requests to other hosts fail the test. */
interface Owner {
  site: Site;
  github: FakeGitHub;
  hosts: Set<string>;
  /** Opens one of the editor's screens, signed in. */
  goTo: (screen?: string) => Promise<void>;
}

export const test = base.extend<Owner>({
  ...PHONE,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern.
  site: async ({}, use) => {
    shared ??= serveHostedEditor(SMALL.dist);
    await use(await shared);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern.
  github: async ({}, use) => {
    await use(new FakeGitHub(SMALL.content));
  },
  goTo: ({ page, site }, use) => use((screen) => openEditor(page, site.address, screen)),
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
