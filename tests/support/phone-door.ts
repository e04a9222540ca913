import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readBuiltSite } from '../../build/built-site.ts';
import { writePhoneDoor } from '../../build/steps/phone-door.ts';
import { type GitHubOnThisMachine, REPOSITORY, tokenIn } from './github.ts';
import { serve } from './serve.ts';

export const API = 'https://api.github.com';

/** The built site with the editor beside it, as the build itself puts it there. */
export async function siteWithPhoneDoor(api = API) {
  const folder = mkdtempSync(join(tmpdir(), 'phone-door-'));
  cpSync('dist', folder, { recursive: true });
  await writePhoneDoor(readBuiltSite(folder, '/'), { repository: REPOSITORY, api });
  const { address, server } = await serve(folder);
  return {
    folder,
    address,
    end() {
      (server as Server).close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Answers what the page asks api.github.com, and keeps a list of every host that is asked. */
export async function withGitHub(page: Page, github: GitHubOnThisMachine): Promise<Set<string>> {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith('http')) hosts.add(new URL(url).origin);
  });
  const cors = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'authorization, content-type, accept',
    'Access-Control-Expose-Headers': '*',
  };
  await page.route(`${API}/**`, async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
    const answer = github.answer({
      method: request.method(),
      path: new URL(request.url()).pathname,
      token: tokenIn(request.headers().authorization),
      body: request.postData() ?? '',
    });
    if (!answer) return route.abort('internetdisconnected');
    await route.fulfill({ ...answer, headers: { ...cors, ...answer.headers } });
  });
  return hosts;
}
