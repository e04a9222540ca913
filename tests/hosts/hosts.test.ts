import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBuiltSite } from '../../build/built-site.ts';
import { siteHeaders } from '../../build/hosting/built-site-headers.ts';
import { headersFor } from '../../build/hosting/headers.ts';
import { addresses } from '../support/addresses.ts';
import { FROZEN } from '../support/built-farm.ts';
import { crawl } from '../support/crawl.ts';
import { freePort } from '../support/free-port.ts';
import { pagesElsewhere } from '../support/pages-elsewhere.ts';
import { stop, untilItAnswers } from './host.ts';
import { HOSTS } from './known-hosts.ts';

const { dist } = FROZEN.withEditor;
const rules = siteHeaders(readBuiltSite(dist, '/'));
const asset = readFileSync(`${dist}/about.html`, 'utf8').match(/\/assets\/[\w.-]+\.js/)?.[0] ?? '';
const REDIRECTS = [301, 307, 308];

for (const { name, missing, start, compresses, knowsWhetherFound } of HOSTS) {
  const reason = missing();
  if (reason) console.warn(`Not tried on ${name}: ${reason}.`);

  describe.skipIf(reason)(name, () => {
    let address: string;
    let host: ChildProcess | undefined;
    beforeAll(async () => {
      const port = await freePort();
      address = `http://localhost:${port}/`;
      host = start(port);
      await untilItAnswers(address, host, 120);
    }, 150_000);
    afterAll(() => stop(host));

    const get = (path: string, headers = {}) =>
      fetch(new URL(path, address), { redirect: 'manual', headers });

    it('every page and every file is there with our headers', async () => {
      for (const path of addresses(dist).map((each) => `/${each}`)) {
        const response = await get(path);
        await response.arrayBuffer();
        expect(response.status, path).toBe(200);
        for (const [header, value] of Object.entries(headersFor(path, rules))) {
          expect(response.headers.get(header), `${header} of ${path}`).toBe(value);
        }
      }
    });

    it.each([
      ['/', /^text\/html/],
      [asset, /^(text|application)\/javascript/],
      ['/manifest.webmanifest', /^application\/manifest\+json/],
      ['/feed.xml', /xml/],
      ['/robots.txt', /^text\/plain/],
      ['/share/home.jpg', /^image\/jpeg/],
    ])('%s has its content type', async (path, type) => {
      expect((await get(path)).headers.get('content-type')).toMatch(type);
    });

    it.each([
      ['/about/', '/about'],
      ['/about.html', '/about'],
      ['/index.html', '/'],
    ])('%s leads on to %s', async (path, target) => {
      const response = await get(path);
      expect(REDIRECTS).toContain(response.status);
      expect(new URL(response.headers.get('location') ?? '', address).pathname).toBe(target);
    });

    it.each(['/no-such-page', '/no-such-page/deeper/', '/assets/no-such-file.js', '/_headers'])(
      '%s is a real 404 with our page and our headers',
      async (path) => {
        const response = await get(path);
        expect(response.status).toBe(404);
        expect(await response.text()).toContain('This trail ends here');
        // Beside an editor, a _headers file can't set our policy for whatever leads nowhere.
        const ours = headersFor(knowsWhetherFound ? '/' : path, rules)['Content-Security-Policy'];
        expect(response.headers.get('content-security-policy')).toBe(ours ?? null);
        const mayKeep = !knowsWhetherFound && path.startsWith('/assets/');
        const kept = /immutable|max-age=[1-9]/.test(response.headers.get('cache-control') ?? '');
        expect(kept && !mayKeep, 'kept for long').toBe(false);
      },
    );

    it('the editor has a policy of its own, and may not be framed', async () => {
      const { headers } = await get('/edit');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("connect-src 'self' https://api.github.com;");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('sha256');
      expect(headers.get('x-frame-options')).toBe('DENY');
      const ofAPage = (await get('/about')).headers.get('content-security-policy');
      expect(ofAPage).not.toContain('github');
    });

    it('an address that looks like another host does not lead there', async () => {
      const response = await get(`${address}/example.com/`);
      const location = response.headers.get('location') ?? '/';
      expect(new URL(location, address).host).toBe(new URL(address).host);
    });

    it('asks only whether a page has changed', async () => {
      const etag = (await get('/about')).headers.get('etag') ?? '';
      expect(etag).not.toBe('');
      const again = await get('/about', { 'If-None-Match': etag });
      expect(again.status).toBe(304);
    });

    it.skipIf(!compresses)('packs pages and scripts', async () => {
      for (const path of ['/products', asset]) {
        const { headers } = await get(path, { 'Accept-Encoding': 'gzip' });
        expect(headers.get('content-encoding')).toBe('gzip');
        expect(headers.get('vary')).toContain('Accept-Encoding');
      }
    });

    it('every link, picture, script, anchor and icon leads somewhere', async () => {
      const { problems } = await crawl({
        local: address,
        published: FROZEN.address,
        elsewhere: await pagesElsewhere(FROZEN.farm),
      });
      expect(problems).toEqual([]);
    }, 120_000);
  });
}
