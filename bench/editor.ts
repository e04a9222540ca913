import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { readBuiltSite } from '../build/built-site.ts';
import { writeHostedEditor } from '../editor/hosted-editor.ts';
import { API, FakeGitHub, REPOSITORY, TOKEN } from '../editor/tests/support/github.ts';
import { withGitHub } from '../editor/tests/support/hosted-editor.ts';
import { emulateSlowPhone, launchBrowser } from './browser.ts';
import { medians } from './median.ts';
import { serveOverHttp2 } from './server.ts';

/** Lighthouse's slow 4G. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};

const SCREENS = [
  { name: 'sign-in form', token: undefined, usableSelector: '#token:enabled' },
  { name: 'first screen, signed in', token: TOKEN, usableSelector: '[data-tile="prices"]' },
];

/** How soon the owner's editor is usable on a slow phone with a slow network. */
export async function measureEditor(runs: number) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync('dist', folder, { recursive: true });
  await writeHostedEditor(readBuiltSite(folder, '/'), { repository: REPOSITORY, api: API });
  const host = await serveOverHttp2(folder);
  const github = new FakeGitHub();
  const browser = await launchBrowser();
  const rows: Record<string, object> = {};
  for (const { name, token, usableSelector } of SCREENS) {
    const visits = [];
    for (let run = 0; run < runs; run++) {
      const page = await editorPage(browser, github, token);
      visits.push(await open(page, `${host.origin}/edit`, usableSelector));
    }
    rows[name] = medians(visits);
  }
  console.table(rows);
  await browser.close();
  host.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function editorPage(browser: Browser, github: FakeGitHub, token?: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await withGitHub(page, github);
  if (token) {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      `token for ${REPOSITORY}`,
      token,
    ] as const);
  }
  return page;
}

async function open(page: Page, address: string, usableSelector: string) {
  const devtools = await emulateSlowPhone(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const start = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(usableSelector).first().waitFor();
  const ms = Math.round(performance.now() - start);
  await page.context().close();
  return { ms, KB: Math.round(bytes / 1024) };
}
