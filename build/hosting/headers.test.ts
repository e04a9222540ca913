import { describe, expect, it } from 'vitest';
import { headerRules, headersFile, headersFor, rulesIn } from './headers.ts';

const site = {
  policy: "default-src 'none'",
  pages: ['', 'about'],
  files: ['sw.js', 'favicon.ico'],
};
const rules = headerRules({ ...site, base: '/' });
const paths = ['/', '/about', '/sw.js', '/assets/a.js', '/share/home.jpg', '/favicon.ico', '/404'];

describe('header rules', () => {
  it.each(paths)('protect %s, each header once', (path) => {
    const names = rules.flatMap((rule) => Object.keys(headersFor(path, [rule])));
    expect(names).toEqual([...new Set(names)]);
    expect(headersFor(path, rules)).toMatchObject({
      'Content-Security-Policy': site.policy,
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin',
      'Permissions-Policy': expect.stringMatching(
        /^camera=\(\), .*geolocation=\(\), microphone=\(\)/,
      ),
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
  });

  it('cache hashed files forever, and revalidate pages', () => {
    const cacheControl = (path: string) => headersFor(path, rules)['Cache-Control'];
    expect(cacheControl('/assets/a.js')).toBe('public, max-age=31536000, immutable');
    expect(cacheControl('/about')).toBe('public, max-age=0, must-revalidate');
    expect(cacheControl('/sw.js')).toBe('public, max-age=0, must-revalidate');
    expect(cacheControl('/favicon.ico')).toBe('public, max-age=3600');
  });

  it('let other sites embed pictures, but not pages', () => {
    const policy = (path: string) => headersFor(path, rules)['Cross-Origin-Resource-Policy'];
    expect(policy('/share/home.jpg')).toBe('cross-origin');
    expect(policy('/about')).toBe('same-origin');
  });

  it('start with the base path', () => {
    const below = headerRules({ ...site, base: '/my-farm/' });
    expect(headersFor('/my-farm/about', below)).toEqual(headersFor('/about', rules));
    expect(headersFor('/about', below)).toEqual({});
  });

  it('are the same when they are read from the file', () => {
    const read = rulesIn(headersFile(rules));
    for (const path of paths) expect(headersFor(path, read)).toEqual(headersFor(path, rules));
  });
});
