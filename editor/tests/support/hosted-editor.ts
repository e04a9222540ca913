import { cpSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { serve } from '../../../build/hosting/serve.ts';
import { API, CORS, type FakeGitHub, headersOf, REPOSITORY, TOKEN, tokenIn } from './github.ts';

/** Serves a copy of a site with the editor beside it. */
export async function serveHostedEditor(dist: string) {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  cpSync(dist, folder, { recursive: true });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { address, server } = await serve(folder);
  let isDown = false;
  server.prependListener('request', ({ socket }) => isDown && socket.destroy());
  return {
    folder,
    address,
    stop: () => {
      isDown = true;
    },
    restart: () => {
      isDown = false;
    },
    /** Marks the site as built from a commit, as most hosts do some minutes later. */
    publish(commit: string | undefined) {
      writeFileSync(join(folder, 'editor/content.json'), JSON.stringify({ commit }));
      // The server detects a new build by this file.
      utimesSync(join(folder, '_headers'), new Date(), new Date());
    },
    end() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export async function submitToken(page: Page, token = TOKEN) {
  await page.getByLabel('Token', { exact: true }).fill(token);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Opens the editor and signs in, as the owner does the first time. */
export async function signIn(page: Page, address: string) {
  await page.goto(`${address}edit`);
  await submitToken(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Test Farm' })).toBeVisible();
}

/** Opens one of the editor's screens on a phone that is signed in already. */
export async function openEditor(page: Page, address: string, screen = '') {
  const storedToken = [`token for ${REPOSITORY}`, TOKEN] as const;
  await page.addInitScript(([name, token]) => localStorage.setItem(name, token), storedToken);
  await page.goto(`${address}edit#/${screen}`);
}

/** Answers requests to api.github.com, and returns all hosts that the page has requested. */
export async function withGitHub(page: Page, github: FakeGitHub): Promise<Set<string>> {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith('http')) hosts.add(new URL(url).origin);
  });
  await page.route(`${API}/**`, async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: CORS });
    const response = github.respond({
      method: request.method(),
      path: new URL(request.url()).pathname,
      token: tokenIn(request.headers().authorization),
      body: request.postData() ?? '',
    });
    if (!response) return route.abort('internetdisconnected');
    await route.fulfill({ ...response, headers: headersOf(response) });
  });
  return hosts;
}
