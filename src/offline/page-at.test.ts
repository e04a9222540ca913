import { expect, test } from 'vitest';
import { pageAt } from './page-at.ts';

const PAGES = ['/farm/', '/farm/about', '/farm/products'];

test.each([
  ['/farm/', '/farm/'],
  ['/farm', '/farm/'],
  ['/farm/index.html', '/farm/'],
  ['/farm/about', '/farm/about'],
  ['/farm/about/', '/farm/about'],
  ['/farm/about.html', '/farm/about'],
  ['/farm/about/index.html', '/farm/about'],
  ['/farm/abo', undefined],
  ['/farm/about/us', undefined],
  ['/', undefined],
])('finds the page at %s: %s', (pathname, page) => {
  expect(pageAt(pathname, PAGES)).toBe(page);
});

test('a site at the root of its host has a home page too', () => {
  expect(pageAt('/', ['/', '/about'])).toBe('/');
  expect(pageAt('/index.html', ['/', '/about'])).toBe('/');
});
