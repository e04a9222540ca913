import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { attribute, elementsOf, rawTextOf } from '../support/elements.ts';
import { ALL_PAGES, forSnapshot, PAGES } from '../support/pages.ts';
import { FIXTURE, folderOf } from '../support/sites.ts';

const read = (dist: string, file: string) => forSnapshot(readFileSync(join(dist, file), 'utf8'));

/** What search engines and link previews read of a page. */
function headOf(html: string) {
  const all = elementsOf(html);
  const named = (tag: string) => all.filter(({ tagName }) => tagName === tag);
  const meta = named('meta').flatMap((each) => {
    const name = attribute(each, 'name') ?? attribute(each, 'property');
    return name ? [[name, attribute(each, 'content')]] : [];
  });
  const links = named('link')
    .map((each) => [attribute(each, 'rel'), attribute(each, 'href')] as const)
    .filter(([rel]) => rel === 'canonical' || rel === 'alternate');
  const structuredData = named('script')
    .filter((each) => attribute(each, 'type') === 'application/ld+json')
    .map((each) => JSON.parse(rawTextOf(each)));
  return {
    title: named('title').map(rawTextOf).join(),
    ...Object.fromEntries([...meta, ...links]),
    structuredData,
  };
}

const HONEY_FARM = join(folderOf('honey'), 'dist');

it.each(ALL_PAGES)('the head of $file matches its reviewed snapshot', async ({ name, file }) => {
  const head = stringify(headOf(read(FIXTURE.dist, file)), { lineWidth: 0 });
  await expect(head).toMatchFileSnapshot(`snapshots/fixture/${name}.yml`);
});

it.each(['feed.xml', 'robots.txt', 'sitemap.xml', 'manifest.webmanifest'])(
  '%s matches its reviewed snapshot',
  async (file) => {
    await expect(read(FIXTURE.dist, file)).toMatchFileSnapshot(`snapshots/fixture/${file}.txt`);
  },
);

it.each(PAGES)('the share picture of $file has its size, and is under 300 KB', async ({ name }) => {
  const picture = readFileSync(join(FIXTURE.dist, 'share', `${name}.jpg`));
  const { width, height, format } = await sharp(picture).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
  expect(picture.length).toBeLessThan(300_000);
});

it('a site whose address is still a placeholder names it on paper only, and has no sitemap', () => {
  for (const { file } of PAGES)
    expect(read(HONEY_FARM, file), file).not.toMatch(
      /(?<!QR code: https:\/\/)example\.com\/?(?:["#]|products|blog|share|assets|feed|sitemap)/,
    );
  expect(existsSync(join(HONEY_FARM, 'sitemap.xml'))).toBe(false);
  expect(read(HONEY_FARM, 'robots.txt')).not.toContain('Sitemap');
});
