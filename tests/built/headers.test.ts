import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../support/serve.ts';

let address: string;
let server: Server;
beforeAll(async () => {
  ({ address, server } = await serve('dist'));
});
afterAll(() => server.close());

const get = (path: string, headers = {}) =>
  fetch(new URL(path, address), { redirect: 'manual', headers });

describe('every answer', () => {
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
  const asset = readFileSync('dist/about.html', 'utf8').match(/\/(assets\/[\w.-]+\.js)/)?.[1] ?? '';

  it('is for ever where the name changes with the content', async () => {
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

describe('addresses', () => {
  it.each([
    ['about/', '/about'],
    ['about.html', '/about'],
    ['index.html', '/'],
    ['%2Fabout/', '/about'],
  ])('/%s leads on to %s', async (path, location) => {
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

  it.each(['br', 'gzip'])('pages come packed with %s', async (encoding) => {
    const response = await get('products', { 'Accept-Encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
  });
});

describe('_headers', () => {
  const lines = readFileSync('dist/_headers', 'utf8').split('\n');

  it('says what npm start says', async () => {
    const { headers } = await get('');
    for (const name of ['Content-Security-Policy', 'Permissions-Policy', 'Referrer-Policy']) {
      expect(lines).toContain(`  ${name}: ${headers.get(name)}`);
    }
  });

  it('stays within Cloudflare’s limits: 100 rules, 2000 characters a line', () => {
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000);
  });
});

it('each page carries its own policy, for hosts that send no headers', () => {
  for (const page of ['index', 'about', 'products', 'gallery', 'blog', '404']) {
    const html = readFileSync(`dist/${page}.html`, 'utf8');
    const policy = html.match(/<meta http-equiv="Content-Security-Policy" content="([^"]+)">/)?.[1];
    expect(policy).toMatch(
      /^default-src 'none'; .*script-src 'self' 'sha256-.*style-src 'self' 'sha256-/,
    );
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(
      html.search(/<(script|style|link)/),
    );
  }
});
