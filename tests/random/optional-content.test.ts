import { afterEach, expect, test, vi } from 'vitest';
import { checkContentOnDisk } from '../../build/content/content-on-disk.ts';
import { attribute, elementsIn, elementsOf, textOf } from '../support/elements.ts';
import { EGG_PRICES_YAML, honeyYaml } from '../support/expected-yaml.ts';
import { pageIssues } from '../support/page-issues.ts';
import { renderPages } from '../support/render-pages.ts';
import { siteContent } from '../support/site-content.ts';

const content = siteContent();

async function render() {
  const { valid, problems } = await checkContentOnDisk(content.root);
  expect(problems).toEqual([]);
  const pages = await renderPages(valid, 'farm');
  return pages.map(({ name, html }) => ({ name, html, all: elementsOf(html) }));
}
type Rendered = Awaited<ReturnType<typeof render>>;
type All = Rendered[number]['all'];

const pageOf = (pages: Rendered, wanted: string) =>
  pages.find(({ name }) => name === wanted)?.all ?? [];
const textOn = (pages: Rendered, wanted: string) =>
  textOf(pageOf(pages, wanted).find(({ tagName }) => tagName === 'main')).replace(
    / (?=[),.])/g,
    '',
  );
const notices = (all: All) =>
  all.filter((element) => attribute(element, 'aria-label') === 'Notice');
const linksIn = (element: All[number] | undefined) =>
  (element ? elementsIn(element) : []).flatMap((each) => attribute(each, 'href') ?? []);

afterEach(() => vi.useRealTimers());

test('a notice is on every page through its last day in Mountain Time, and then gone', async () => {
  content.replace(
    'farm.yaml',
    'platforms: []',
    'notice:\n  text: Closed for snow.\n  link: products\n  lastDay: 2027-03-05\nplatforms: []',
  );
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-06T06:59:00Z') });
  for (const { name, all } of await render()) {
    expect(notices(all).map(textOf), name).toEqual(['Closed for snow. Read more']);
    expect(linksIn(notices(all)[0]), name).toEqual(['/products']);
  }
  vi.setSystemTime(new Date('2027-03-06T07:00:00Z'));
  for (const { name, all } of await render()) expect(notices(all), name).toEqual([]);
});

/** A page's external links, in order. */
const externalLinks = (all: All) =>
  linksIn(all.find(({ tagName }) => tagName === 'body')).filter((href) =>
    href.startsWith('https:'),
  );

test('without a tip jar and a newsletter, no page links to one', async () => {
  const TIP_JAR = 'https://ko-fi.com/';
  const NEWSLETTER = 'https://example.com/newsletter';
  content.replace('farm.yaml', `tipJar: ${TIP_JAR}\n`, '');
  const withNewsletter = await render();
  expect(externalLinks(pageOf(withNewsletter, 'about'))[0]).toBe(NEWSLETTER);
  for (const { name, all } of withNewsletter)
    expect(externalLinks(all), name).not.toContain(TIP_JAR);

  content.replace('farm.yaml', `newsletter: ${NEWSLETTER}\n`, '');
  for (const { name, all, html } of await render()) {
    const posts = ['its-time-for-a-change', 'making-ducklings'].map(
      (post) => `${NEWSLETTER}/${post}`,
    );
    const others = externalLinks(all).filter((href) => !posts.includes(href));
    expect(others, name).toEqual([]);
    expect(pageIssues(html), name).toEqual([]);
  }
});

test('eggs and ducklings show their availability and its date', async () => {
  const ducks = 'products/ducks.yaml';
  content.replace(
    ducks,
    'eggsPerCarton: 6',
    'eggsPerCarton: 6\n  availability: About three dozen ready\n  asOf: 2026-03-05',
  );
  content.replace(
    ducks,
    'availability: Occasionally available',
    'availability: Hatching next week\n  asOf: 2026-03-04',
  );
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-05T20:00:00Z') });
  const eggs = 'About three dozen ready (as of March 5, 2026)';
  const today = await render();
  expect(textOn(today, 'index')).toContain(`from $6 ${eggs}`);
  expect(textOn(today, 'products').split(eggs)).toHaveLength(3);
  expect(textOn(today, 'products')).toContain('Hatching next week (as of March 4, 2026)');

  vi.setSystemTime(new Date('2026-05-05T20:00:00Z'));
  for (const { name, all } of await render())
    expect(textOf(all[0]), name).not.toMatch(/three dozen|Hatching/);
});

test('sold out shows wherever the price is', async () => {
  content.replace(
    'products/ducks.yaml',
    'availability: About three dozen ready',
    'availability: Back on Thursday\n  soldOut: true',
  );
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-05T20:00:00Z') });
  const pages = await render();
  const day = '(as of March 5, 2026)';
  expect(textOn(pages, 'index')).toContain(`Half dozen Sold out Back on Thursday ${day}`);
  expect(textOn(pages, 'index')).not.toContain('$');
  const products = textOn(pages, 'products');
  expect(products.split(`Back on Thursday ${day}`)).toHaveLength(3);
  expect(products).toContain('Sold out $6 unwashed, $7 washed');
  const caption = pageOf(pages, 'products').find(({ tagName }) => tagName === 'caption');
  expect(textOf(caption)).toBe('Duck eggs Sold out');
});

test('a new product is on its page, eggs may have one price, and a hidden product is on no page', async () => {
  content.replace(
    'products/chickens.yaml',
    'pricingPlaceholder:',
    `${EGG_PRICES_YAML}pricingPlaceholder:`,
  );
  content.add('products/honey.yaml', honeyYaml(5));
  const before = await render();
  expect(textOn(before, 'products')).toContain('$12 a jar');
  expect(textOn(before, 'products')).toContain('Item Quantity Price');
  expect(structuredDataOf(before)).toContain('"name":"Dozen","price":"5.00"');
  for (const { name, html } of before) expect(pageIssues(html), name).toEqual([]);

  content.replace('products/honey.yaml', 'order: 5', 'order: 5\nhidden: true');
  const pages = await render();
  for (const { name, html } of pages) {
    expect(/honey/i.test(html), name).toBe(false);
    expect(pageIssues(html), name).toEqual([]);
  }
});

test('Home’s price tag says the unit, and shows the main price if there is one', async () => {
  const honey = `${honeyYaml(0)}    - name: Honey stick
      price: 0.5
      unit: each
`;
  content.replace('products/ducks.yaml', 'mainPrice: true', 'mainPrice: false');
  content.add('products/honey.yaml', honey);
  expect(textOn(await render(), 'index')).toContain('Honey from $0.50 each See all prices');
  content.replace('products/honey.yaml', 'a jar', 'a jar\n      mainPrice: true');
  expect(textOn(await render(), 'index')).toContain('Honey $12 a jar See all prices');
});

/** The structured data of Products. */
const structuredDataOf = (pages: Rendered) =>
  pages
    .find(({ name }) => name === 'products')
    ?.html.match(/<script[^>]*ld\+json[^>]*>.*?<\/script>/s)?.[0];
