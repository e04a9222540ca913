import { describe, expect, it } from 'vitest';
import { type HeaderRule, headerRules, headersFile, headersFor } from './headers.ts';

const site = {
  policy: "default-src 'none'",
  pages: ['', 'about'],
  files: ['sw.js', 'favicon.ico'],
};
const rules = headerRules({ ...site, base: '/' });
const paths = ['/', '/about', '/sw.js', '/assets/a.js', '/share/home.jpg', '/favicon.ico', '/lost'];

function expectOnce(path: string, all: HeaderRule[]) {
  const names = all.flatMap((rule) => Object.keys(headersFor(path, [rule])));
  expect(names).toEqual([...new Set(names)]);
}

describe('header rules', () => {
  it.each(paths)('protect %s, each header once', (path) => {
    expectOnce(path, rules);
    expect(headersFor(path, rules)).toMatchObject({
      'Content-Security-Policy': site.policy,
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin',
      'Permissions-Policy': expect.stringMatching(/^(?:[\w-]+=\(\)(?:, |$)){30,}/),
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
    expect(headersFile(below)).toMatch(/^\/my-farm\/\*\n {2}Content-Security-Policy: /);
  });

  describe('with an editor', () => {
    const beside = headerRules({ ...site, base: '/', editorPolicy: 'its own' });
    const policy = (path: string) => headersFor(path, beside)['Content-Security-Policy'];

    it.each([
      ...paths,
      '/edit',
      '/edit/',
      '/edit-sw.js',
      '/editor/content.json',
      '/editor/app/a.js',
      '/404',
    ])('set each header once for %s', (path) => expectOnce(path, beside));

    it('give it its own policy, and keep every page’s and file’s', () => {
      for (const path of ['/edit', '/editor/app/a.js']) expect(policy(path), path).toBe('its own');
      for (const path of [...paths.filter((each) => each !== '/lost'), '/404'])
        expect(policy(path), path).toBe(site.policy);
    });

    it('keep it out of search engines', () => {
      expect(headersFor('/edit', beside)['X-Robots-Tag']).toBe('noindex, nofollow');
      expect(headersFor('/about', beside)).not.toHaveProperty('X-Robots-Tag');
    });
  });
});
