import { afterEach, expect, test, vi } from 'vitest';
import { checkContentOnDisk } from '../../build/content/content-on-disk.ts';
import { contentCopy } from '../../build/content/fixtures/content-copy.ts';
import { EGG_PRICES_YAML, honeyYaml } from '../support/expected-yaml.ts';
import { pageIssues } from '../support/page-issues.ts';
import { renderPages } from '../support/render-pages.ts';
import { writeSiteContent } from '../support/site-content.ts';

async function render(root: string) {
  const { valid, problems } = await checkContentOnDisk(root);
  expect(problems).toEqual([]);
  const pages = await renderPages(valid, 'farm');
  for (const { name, html } of pages) expect(pageIssues(html), name).toEqual([]);
  return new Map(pages.map(({ name, html }) => [name, html]));
}

afterEach(() => vi.useRealTimers());

test('a notice is on every page through its last day in Mountain Time, and then gone', async () => {
  const content = contentCopy(writeSiteContent);
  content.replace(
    'farm.yaml',
    'platforms: []',
    'notice:\n  text: Closed for snow.\n  link: products\n  lastDay: 2027-03-05\nplatforms: []',
  );
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-06T06:59:00Z') });
  for (const [name, html] of await render(content.root))
    expect(html, name).toMatch(/aria-label="Notice".*Closed for snow\..*href="\/products"/s);
  vi.setSystemTime(new Date('2027-03-06T07:00:00Z'));
  for (const [name, html] of await render(content.root))
    expect(html, name).not.toContain('Closed for snow');
});

test('without a tip jar and a newsletter, no page links to one', async () => {
  const content = contentCopy(writeSiteContent);
  const TIP_JAR = 'https://ko-fi.com/';
  const NEWSLETTER = 'https://example.com/newsletter';
  expect((await render(content.root)).get('about')).toContain(`href="${NEWSLETTER}"`);
  content.replace('farm.yaml', `tipJar: ${TIP_JAR}\n`, '');
  content.replace('farm.yaml', `newsletter: ${NEWSLETTER}\n`, '');
  for (const [name, html] of await render(content.root)) {
    expect(html, name).not.toContain(TIP_JAR);
    // Posts have addresses below it.
    expect(html, name).not.toContain(`href="${NEWSLETTER}"`);
  }
});

test('a new product is on its page, eggs may have one price, and a hidden product is on no page', async () => {
  const content = contentCopy(writeSiteContent);
  content.replace(
    'products/chickens.yaml',
    'pricingPlaceholder:',
    `${EGG_PRICES_YAML}pricingPlaceholder:`,
  );
  content.write('products/honey.yaml', honeyYaml(5));
  const products = (await render(content.root)).get('products');
  expect(products).toMatch(/Honey.*\$12/s);
  expect(products).toMatch(/id="chickens".*Dozen.*\$5\b/s);

  content.replace('products/honey.yaml', 'order: 5', 'order: 5\nhidden: true');
  for (const [name, html] of await render(content.root)) expect(html, name).not.toMatch(/honey/i);
});
