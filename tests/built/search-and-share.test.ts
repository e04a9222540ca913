import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PAGES } from '../support/pages.ts';
import { FIXTURE } from '../support/sites.ts';
import { readHead } from './page-head.ts';

const { dist, address: site } = FIXTURE;
const urlOf = (path: string) => new URL(path, site).href;
const read = (file: string) => readFileSync(`${dist}/${file}`, 'utf8');

describe.each(PAGES)('$file', ({ name, file, path }) => {
  const url = urlOf(path);
  const head = readHead(file);

  it('has its canonical address and link preview', () => {
    expect(head.link('canonical')).toBe(url);
    expect(head.meta('og:url')).toBe(url);
    expect(head.meta('og:title')).toBe(head.title);
    expect(head.meta('description')).toMatch(/^.{25,160}$/);
    expect(head.meta('og:description')).toBe(head.meta('description'));
    expect(head.meta('og:site_name')).toBeTruthy();
    expect(head.meta('og:type')).toBe('website');
    expect(head.meta('twitter:card')).toBe('summary_large_image');
    expect(head.meta('og:image')).toBe(`${site}share/${name}.jpg`);
    expect(head.meta('og:image:alt')).toContain(head.meta('og:site_name'));
    expect(head.meta('robots')).toBeUndefined();
  });

  it('has a share picture of the declared size, under 300 KB', async () => {
    const picture = `${dist}/share/${name}.jpg`;
    const { width, height, format } = await sharp(picture).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    expect(head.meta('og:image:width')).toBe('1200');
    expect(head.meta('og:image:height')).toBe('630');
    expect(readFileSync(picture).length).toBeLessThan(300_000);
  });

  it('has a title and a description that no other page has', () => {
    const others = PAGES.filter((page) => page.file !== file).map((page) => readHead(page.file));
    expect(others.map(({ title }) => title)).not.toContain(head.title);
    expect(others.map(({ meta }) => meta('description'))).not.toContain(head.meta('description'));
  });
});

it('the 404 page is not indexed and has no link preview', () => {
  const head = readHead('404.html');
  expect(head.meta('robots')).toBe('noindex');
  expect(head.link('canonical')).toBeUndefined();
  expect(head.meta('og:image')).toBeUndefined();
  expect(head.structuredData).toBeUndefined();
});

it('sitemap.xml lists all pages and nothing else, and robots.txt links to it', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>(.+?)<\/loc>/g)].map(([, loc]) => loc);
  expect(listed).toEqual(PAGES.map(({ path }) => urlOf(path)));
  expect(read('robots.txt')).toContain(`Sitemap: ${site}sitemap.xml`);
});

it('the web manifest has icons of the declared sizes', async () => {
  const manifest = JSON.parse(read('manifest.webmanifest'));
  expect(manifest).toMatchObject({ start_url: '/', scope: '/', name: expect.any(String) });
  expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(`${dist}/${src.slice(1)}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(existsSync(`${dist}/favicon.ico`)).toBe(true);
});

it('the feed has every post with its own URL', () => {
  const feed = read('feed.xml');
  expect(feed).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0"/);
  const items = feed.split('<item>').slice(1);
  expect(items).toHaveLength(2);
  expect(items[0]).toContain('<title>It&apos;s Time For a Change</title>');
  expect(items[1]).toContain('<title>Making Ducklings</title>');
  expect(items[1]).toContain('<description>About incubating and hatching ducklings.</description>');
  for (const item of items) {
    const link = item.match(/<link>(.+?)<\/link>/)?.[1];
    expect(link).toMatch(/^https:\/\//);
    expect(item).toContain(`<guid isPermaLink="true">${link}</guid>`);
  }
  expect(readHead('blog.html').link('alternate')).toBe('/feed.xml');
});
