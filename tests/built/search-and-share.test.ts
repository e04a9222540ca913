import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { attribute, type Element, elementsOf, rawTextOf } from '../support/elements.ts';
import { PAGES } from '../support/pages.ts';
import { FIXTURE } from '../support/sites.ts';

/** One item of structured data. */
interface Thing {
  '@type': string;
  [property: string]: unknown;
}

const { dist, address: site } = FIXTURE;
const urlOf = (path: string) => new URL(path, site).href;
const read = (file: string) => readFileSync(`${dist}/${file}`, 'utf8');

function readHead(file: string) {
  const all = elementsOf(read(file));
  const find = (tag: string, key: string, value: string) =>
    all.find((each) => each.tagName === tag && attribute(each, key) === value);
  const attributeOf = (element: Element | undefined, name: string) =>
    element && attribute(element, name);
  const title = all.find(({ tagName }) => tagName === 'title');
  const data = find('script', 'type', 'application/ld+json');
  return {
    title: title && rawTextOf(title),
    meta: (name: string) =>
      attributeOf(find('meta', 'name', name) ?? find('meta', 'property', name), 'content'),
    link: (rel: string) => attributeOf(find('link', 'rel', rel), 'href'),
    structuredData: data && (JSON.parse(rawTextOf(data))['@graph'] as Thing[]),
  };
}

const thingsOf = (file: string, type: string) =>
  (readHead(file).structuredData ?? []).filter((thing) => thing['@type'] === type);

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

  it('has structured data: the business without a street, breadcrumbs, and nothing unsaid', () => {
    expect(thingsOf(file, 'LocalBusiness')).toMatchObject([
      {
        '@id': `${site}#farm`,
        url: site,
        areaServed: { '@type': 'Place', name: 'Around Missoula, MT' },
        currenciesAccepted: 'USD',
        paymentAccepted: 'cash, a peer-to-peer payment app',
      },
    ]);
    const trails = thingsOf(file, 'BreadcrumbList').map((trail) => trail.itemListElement);
    const trail = [
      { '@type': 'ListItem', position: 1, item: site },
      { '@type': 'ListItem', position: 2, item: `${site}${name}` },
    ];
    expect(trails).toMatchObject(name === 'home' ? [] : [trail]);
    expect(JSON.stringify(head.structuredData)).not.toMatch(
      /"(address|telephone|openingHours|availability|InStock|aggregateRating|review|datePublished)"/,
    );
  });
});

it('no two pages have the same title or description', () => {
  const heads = PAGES.map(({ file }) => readHead(file));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(PAGES.length);
  expect(new Set(heads.map(({ meta }) => meta('description'))).size).toBe(PAGES.length);
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
  }
  const ids = items.map((item) => item.match(/<guid isPermaLink="false">(.+?)<\/guid>/)?.[1]);
  expect(ids, 'two posts may have the same link').toEqual([
    'its-time-for-a-change',
    'making-ducklings',
  ]);
  expect(readHead('blog.html').link('alternate')).toBe('/feed.xml');
});

describe('structured data of Products', () => {
  const products = thingsOf('products.html', 'Product');
  const offersOf = (name: string) =>
    (products.find((product) => product.name === name)?.offers ?? []) as Thing[];
  const prices = (name: string) =>
    Object.fromEntries(offersOf(name).map((offer) => [offer.name, offer.price]));

  it('offers the eggs at every price of the board', () => {
    expect(prices('Duck eggs')).toEqual({
      'Single egg, unwashed': '1.00',
      'Single egg, washed': '1.25',
      'Half dozen, unwashed': '6.00',
      'Half dozen, unwashed, with a reused carton': '5.00',
      'Half dozen, washed': '7.00',
      'Half dozen, washed, with a reused carton': '6.00',
      'Dozen, unwashed': '12.00',
      'Dozen, unwashed, with reused cartons': '10.00',
      'Dozen, washed': '14.00',
      'Dozen, washed, with reused cartons': '12.00',
    });
  });

  it('offers the ducklings as the page does: occasionally', () => {
    expect(prices('Ducklings')).toEqual({
      'Straight run': '10.00',
      Males: '7.00',
      Females: '14.00',
    });
    expect(products.find(({ name }) => name === 'Ducklings')?.description).toMatch(
      /^Occasionally available\./,
    );
  });

  it('hands over by pickup, in dollars, from this farm', () => {
    expect(products).toHaveLength(2);
    for (const offer of products.flatMap(({ name }) => offersOf(String(name)))) {
      expect(offer).toMatchObject({
        '@type': 'Offer',
        priceCurrency: 'USD',
        availableDeliveryMethod: 'https://schema.org/OnSitePickup',
        seller: { '@id': `${site}#farm` },
      });
    }
  });
});

it('structured data of Blog has the posts as links', () => {
  const [blog] = thingsOf('blog.html', 'Blog');
  const url = expect.stringMatching(/^https/);
  expect(blog?.blogPost).toMatchObject([
    { '@type': 'BlogPosting', headline: "It's Time For a Change", url },
    { '@type': 'BlogPosting', headline: 'Making Ducklings', url },
  ]);
});
