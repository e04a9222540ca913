import { rmSync } from 'node:fs';
import { get as httpGet, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { serve } from '../../build/hosting/serve.ts';
import { tempProject } from '../../build/photos/fixtures/temp-project.ts';
import { FIXTURE } from '../support/sites.ts';

let address: string;
let server: Server;
beforeAll(async () => {
  ({ address, server } = await serve(FIXTURE.dist, '/', true));
});
afterAll(() => server.close());

const get = (path: string, headers = {}) =>
  fetch(new URL(path, address), { redirect: 'manual', headers });

describe('robustness', () => {
  it.each(['//', '///about', '/?', '/%', '/%00', 'http://example.com/', '*'])(
    'GET %s is answered, and the server keeps running',
    async (target) => {
      expect([200, 301, 400, 404]).toContain(await statusOf(target));
      expect((await get('')).status).toBe(200);
    },
  );

  it('a rebuilt site is served with its new policy, and 503 is answered during the build', async () => {
    const { folder, add } = tempProject({});
    const built = await serve(folder);
    const home = async () => {
      const response = await fetch(built.address);
      const policy = response.headers.get('content-security-policy');
      return { status: response.status, policy, text: await response.text() };
    };
    const build = (policy: string) => {
      add('index.html', `<h1>${policy}</h1>`);
      add('_headers', `/\n  Content-Security-Policy: ${policy}\n`);
    };
    onTestFinished(() => void built.server.close());
    expect((await home()).status).toBe(503);
    build('one');
    expect(await home()).toEqual({ status: 200, policy: 'one', text: '<h1>one</h1>' });
    rmSync(join(folder, 'index.html'));
    rmSync(join(folder, '_headers'));
    expect((await home()).status).toBe(503);
    build('two');
    expect(await home()).toEqual({ status: 200, policy: 'two', text: '<h1>two</h1>' });
  });
});

/** Sends a request target as is. fetch would normalize it. */
const statusOf = (target: string) =>
  new Promise<number | undefined>((done) => {
    const request = { port: new URL(address).port, path: target, agent: false };
    httpGet(request, ({ statusCode }) => done(statusCode));
  });

describe('addresses', () => {
  const NOT_CACHED = 'public, max-age=0, must-revalidate';
  const POLICY = expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/);

  it.each([
    ['about/', '/about'],
    ['about.html', '/about'],
    ['index.html', '/'],
    ['%2Fabout/', '/about'],
  ])('/%s redirects to %s', async (path, location) => {
    const { status, headers } = await get(`/${path}`);
    expect(status).toBe(301);
    expect(headers.get('location')).toBe(location);
    expect(headers.get('content-security-policy')).toEqual(POLICY);
  });

  it.each([
    'no-such-page',
    'about/deeper',
    'assets/no-such-file.js',
    '%2e%2e/package.json',
    '%E0%A4%A',
  ])('/%s is not found, not cached and has the policy', async (path) => {
    const response = await get(`/${path}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe(NOT_CACHED);
    expect(response.headers.get('content-security-policy')).toEqual(POLICY);
    expect(await response.text()).toContain('<h1');
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', null],
  ])('for Accept-Encoding: %s, pages are compressed with %s', async (accepted, encoding) => {
    const response = await get('products', { 'Accept-Encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toContain('<h1');
  });
});
