import { describe, expect, test } from 'vitest';
import { pagePath, sitePath } from './links.ts';

describe('pagePath', () => {
  test('follows the routes at the root of a domain', () => {
    expect(pagePath('home', '/')).toBe('/');
    expect(pagePath('about', '/')).toBe('/about');
  });

  test.each(['/my-farm', '/my-farm/'])('stays below the base path %s', (base) => {
    expect(pagePath('home', base)).toBe('/my-farm/');
    expect(pagePath('products', base)).toBe('/my-farm/products');
  });
});

test('sitePath never doubles a slash', () => {
  expect(sitePath('/feed.xml', '/my-farm/')).toBe('/my-farm/feed.xml');
  expect(sitePath('feed.xml', '/')).toBe('/feed.xml');
});
