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

/** The structured data of Products. */
const structuredDataOf = (pages: Rendered) =>
  pages
    .find(({ name }) => name === 'products')
    ?.html.match(/<script[^>]*ld\+json[^>]*>.*?<\/script>/s)?.[0];
