import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../support/serve.ts';
import { FIXTURE } from '../support/sites.ts';

let address: string;
let server: Server;
beforeAll(async () => {
  ({ address, server } = await serve(FIXTURE.dist, '/', { compressed: true }));
});
afterAll(() => server.close());

const get = (path: string, headers = {}) =>
  fetch(new URL(path, address), { redirect: 'manual', headers });

describe('every response', () => {
  it.each(['', 'about', 'products', 'no-such-page', 'about/', 'share/home.jpg', 'feed.xml'])(
    '/%s is served with the security headers',
    async (path) => {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/^default-src 'none'; /);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("form-action 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).not.toContain('unsafe');
      expect(
        Number(headers.get('strict-transport-security')?.match(/max-age=(\d+)/)?.[1]),
      ).toBeGreaterThan(15_768_000);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin');
      expect(headers.get('permissions-policy')).toMatch(/^(?:[\w-]+=\(\)(?:, |$)){30,}/);
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBeTruthy();
    },
  );
});

describe('caching', () => {
  const asset =
    readFileSync(`${FIXTURE.dist}/about.html`, 'utf8').match(/\/(assets\/[\w.-]+\.js)/)?.[1] ?? '';

  it('is permanent where the name has a hash of the content', async () => {
    const response = await get(asset);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each(['', 'about', 'no-such-page', 'assets/no-such-file.js'])(
    'is short for /%s',
    async (path) => {
      const response = await get(path);
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    },
  );
});

describe('robustness', () => {
  it.each(['//', '///about', '/?', '/%', '/%00', 'http://example.com/', '*', ''])(
    'GET %s is answered, and the server keeps running',
    async (target) => {
      expect(await statusOf(target)).toMatch(/^(?:200|301|400|404)$/);
      expect((await get('')).status).toBe(200);
    },
  );

  it('a rebuilt site is served with its new policy, and 503 is answered during the build', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'farm-'));
    const built = await serve(folder);
    const home = async () => {
      const response = await fetch(built.address);
      const policy = response.headers.get('content-security-policy');
      return { status: response.status, policy, text: await response.text() };
    };
    const build = (script: string) => {
      writeFileSync(join(folder, 'index.html'), `<h1>Home</h1><script>${script}</script>`);
      writeFileSync(join(folder, '_headers'), '');
    };
    try {
      expect((await home()).status).toBe(503);
      build('one()');
      const one = await home();
      rmSync(join(folder, 'index.html'));
      rmSync(join(folder, '_headers'));
      expect((await home()).status).toBe(503);
      build('two()');
      const two = await home();
      expect(one.text).toContain('one()');
      expect(two.text).toContain('two()');
      expect(two.policy).not.toBe(one.policy);
    } finally {
      built.server.close();
      rmSync(folder, { recursive: true });
    }
  });
});

/** Sends a request target as is. fetch would normalize it. */
const statusOf = (target: string) =>
  new Promise<string>((done, fail) => {
    const { port } = new URL(address);
    const socket = connect(Number(port), 'localhost', () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    );
    let response = '';
    socket.on('data', (data) => {
      response += data;
    });
    socket.on('end', () => done(response.split(' ')[1] ?? ''));
    socket.on('error', fail);
  });

describe('addresses', () => {
  it.each([
    ['about/', '/about'],
    ['about.html', '/about'],
    ['index.html', '/'],
    ['%2Fabout/', '/about'],
  ])('/%s redirects to %s', async (path, location) => {
    const response = await get(`/${path}`);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(location);
  });

  it.each(['no-such-page', 'about/deeper', '%2e%2e/package.json', '%E0%A4%A'])(
    '/%s is not found',
    async (path) => {
      const response = await get(`/${path}`);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('<h1');
    },
  );

  it.each(['br', 'gzip'])('pages are compressed with %s', async (encoding) => {
    const response = await get('products', { 'Accept-Encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
  });

  it.each([
    ['gzip;q=0, br;q=0', null],
    ['br; q=0.0, gzip', 'gzip'],
    ['gzip;q=0.5, br;q=0.1', 'br'],
    ['brotli', null],
  ])('for Accept-Encoding: %s, pages are compressed with %s', async (accepted, encoding) => {
    const response = await get('products', { 'Accept-Encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toContain('<h1');
  });
});
