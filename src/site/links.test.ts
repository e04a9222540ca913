import { describe, expect, test } from 'vitest';
import { destinationOf, pagePath, sitePath } from './links.ts';

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

test.each(['https://farm.test/x', 'Https://farm.test/x'])(
  '%s is a link to another site',
  (link) => {
    expect(destinationOf(link)).toEqual({ href: link, external: true });
  },
);

test('a page’s name is a link to that page', () => {
  expect(destinationOf('about')).toEqual({ href: '/about', external: false });
});
