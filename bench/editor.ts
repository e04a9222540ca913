import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuiltSite } from '../build/built-site.ts';
import { writeHostedEditor } from '../editor/hosted-editor.ts';
import { API, GitHubOnThisMachine, REPOSITORY, TOKEN } from '../tests/support/github.ts';
import { withGitHub } from '../tests/support/hosted-editor.ts';
import { openBrowser } from './browser.ts';
import { median } from './median.ts';
import { serveLikeAHost } from './server.ts';

/** `npm run bench:editor`: how soon the editor is there on a slow phone with a slow line. */
const RUNS = 5;
/** Lighthouse's slow 4G and its slow phone. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};
const SLOWER = 4;

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
cpSync('dist', folder, { recursive: true });
await writeHostedEditor(readBuiltSite(folder, '/'), { repository: REPOSITORY, api: API });
const host = await serveLikeAHost(folder);
const github = new GitHubOnThisMachine();
const browser = await openBrowser();

async function visit(token: string | undefined, isThere: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await withGitHub(page, github);
  if (token) {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      `token for ${REPOSITORY}`,
      token,
    ] as const);
  }
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', LINE);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  let bytes = 0;
  tools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const start = performance.now();
  await page.goto(`${host.origin}/edit`, { waitUntil: 'commit' });
  await page.locator(isThere).first().waitFor();
  const ms = performance.now() - start;
  await context.close();
  return { ms, bytes };
}

for (const [what, token, isThere] of [
  ['The sign-in form', undefined, '#token:enabled'],
  ['The first screen, signed in', TOKEN, '[data-tile="prices"]'],
] as const) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await visit(token, isThere));
  const ms = Math.round(median(runs.map((run) => run.ms)));
  const kilobytes = Math.round(median(runs.map((run) => run.bytes)) / 1000);
  console.log(`${what}: ${(ms / 1000).toFixed(1)} s, ${kilobytes} KB (median of ${RUNS})`);
}

await browser.close();
host.stop();
github.end();
rmSync(folder, { recursive: true, force: true });
