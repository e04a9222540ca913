import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { dayInWords } from '../../src/site/days.ts';
import { sidewaysOverflow } from '../a11y/text.ts';
import { axeFindings } from '../support/axe.ts';
import { serve } from '../support/serve.ts';
import { buildSites, folderOf } from '../support/sites.ts';
import { NAME, PHONE, TODAY } from './another-farm.ts';
import { section } from './parts.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 });
// Pages that move cost a machine more than they prove here.
test.use({ reducedMotion: 'reduce' });

const TODAY_IN_WORDS = dayInWords(TODAY);
const HONEY_IS_SOLD_OUT = `Sold out. Back after the next harvest (as of ${TODAY_IN_WORDS})`;
const PRICE_ON_HOME = /price/i;

/** Where it is built and where it is served. */
let dist: string;
let site: Awaited<ReturnType<typeof serve>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await buildSites('another');
  dist = join(folderOf('another'), 'dist');
  site = await serve(dist, '/', { packed: false });
});

test.afterAll(() => {
  site.server.closeAllConnections();
  site.server.close();
});

const open = (page: Page, path: string) => page.goto(new URL(path, site.address).href);

test('Products has its prices on every screen, on paper and for search engines', async ({
  page,
}) => {
  await open(page, '/products');
  await test.step('search engines learn the phone, the prices and their units', () =>
    searchEnginesLearnPrices(page));
  await test.step('prices are a table on a wide screen and cards on a phone', () =>
    pricesAreATableOrCards(page));
  await test.step('people can text, call and write', () => contactIsIn(section(page, 'Notes')));
  await expect(section(page, 'Notes')).toContainText('Text us before you come.');
  await test.step('axe finds nothing', async () => expect(await axeFindings(page)).toEqual([]));
  await test.step('everything is on one sheet of paper, and the phone on it once', () =>
    everythingIsOnOneSheet(page));
});

test('the other pages lead to the prices, and tell how to reach people and the day of a post', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('Products’ first screen has what each list starts at, what there is, and how to ask', () =>
    pricesAtAGlance(page));
  await open(page, '/');
  await contactIsIn(page.getByRole('contentinfo'));
  await test.step('Home promises no price of what is sold out', async () => {
    const tag = page.getByRole('main').getByRole('link', { name: PRICE_ON_HOME });
    await expect(tag).toHaveText(
      `Honey Sold out Back after the next harvest (as of ${TODAY_IN_WORDS}) See all prices`,
    );
    await tag.click();
  });
  const honey = section(page, 'Honey');
  await expect(honey.getByRole('table')).toBeInViewport();
  await expect(honey.getByRole('link', { name: `call ${PHONE}` })).toBeInViewport();

  await page.setViewportSize({ width: 1280, height: 844 });
  await open(page, '/about');
  await contactIsIn(page.getByRole('main'));
  expect(await axeFindings(page)).toEqual([]);

  await open(page, '/blog');
  await contactIsIn(page.getByRole('contentinfo'));
  await test.step('a post’s day is told to people, search engines and feed readers', () =>
    postHasItsDay(page));
});

test('a page from some days ago says how old its news is, and what is over goes', async ({
  page,
}) => {
  const at = async (days: number, path: string) => {
    await page.clock.setFixedTime(Date.now() + days * 24 * 60 * 60 * 1000);
    await open(page, path);
  };
  const notice = section(page, 'Notice');
  const starts = section(page, 'Seedlings').getByText('24 trays left');
  await at(0, '/products');
  await expect(starts).toHaveText(`24 trays left (as of ${TODAY_IN_WORDS})`);
  await expect(notice).toBeVisible();
  await at(12, '/products');
  await expect(starts).toHaveText(`24 trays left (as of ${TODAY_IN_WORDS}, 12 days ago)`);
  await expect(notice).toHaveCount(0);
  await at(31, '/products');
  await expect(section(page, 'Prices at a glance')).toContainText(
    `Sold out. Back after the next harvest (as of ${TODAY_IN_WORDS}, 31 days ago)`,
  );
  await expect(page.getByText('24 trays left')).toHaveCount(0);
  await at(31, '/');
  const tag = page.getByRole('main').getByRole('link', { name: PRICE_ON_HOME });
  await expect(tag).toContainText(', 31 days ago)');
});

async function contactIsIn(place: Locator) {
  for (const [name, href] of [
    [`Text ${PHONE}`, 'sms:+14065550142'],
    [`call ${PHONE}`, 'tel:+14065550142'],
    ['bees@meadow.test', 'mailto:bees@meadow.test'],
  ] as const) {
    await expect(place.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
}

async function factsOf(page: Page) {
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  return JSON.parse(String(json))['@graph'] as Record<string, unknown>[];
}

async function searchEnginesLearnPrices(page: Page) {
  const facts = await factsOf(page);
  expect(facts).toContainEqual(
    expect.objectContaining({
      '@type': 'LocalBusiness',
      telephone: '+14065550142',
      email: 'bees@meadow.test',
    }),
  );
  const honey = facts.find(({ name }) => name === 'Honey');
  expect(honey?.offers).toMatchObject([
    { name: 'One-pound jar', price: '12.00', priceSpecification: { unitText: 'a jar' } },
    { name: 'Half-pound jar', price: '7.00' },
  ]);
  const availability = (name: string) =>
    facts
      .filter((fact) => fact.name === name)
      .flatMap(({ offers }) => (offers as Record<string, unknown>[]).map((o) => o.availability));
  const soldOut = 'https://schema.org/OutOfStock';
  expect(availability('Honey')).toEqual([soldOut, soldOut]);
  expect(availability('Vegetable starts')).toEqual([undefined, undefined]);
}

async function pricesAreATableOrCards(page: Page) {
  const table = section(page, 'Honey').getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Item', 'Price']);
  const jar = table.getByRole('row', { name: 'One-pound jar' });
  const cards = async () => {
    const rows = await table
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
      .all();
    const boxes = await Promise.all(rows.map((row) => row.boundingBox()));
    const [first, second] = boxes;
    return (second?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0) > 4;
  };
  for (const [width, areCards] of [
    [320, true],
    [390, true],
    [820, false],
    [1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect(jar.getByRole('rowheader')).toHaveText('One-pound jar wildflower');
    await expect(jar.getByRole('cell')).toHaveText('$12 a jar');
    expect(await cards(), `${width}`).toBe(areCards);
    expect(await sidewaysOverflow(page), `${width}`).toBe(0);
  }
  await expect(section(page, 'Honey')).toContainText(HONEY_IS_SOLD_OUT);
  await expect(section(page, 'Seedlings').getByRole('heading', { level: 3 })).toHaveText(
    'Vegetable starts',
  );
  await expect(page.getByRole('main')).not.toContainText(/egg|washed|occasionally/i);
}

async function pricesAtAGlance(page: Page) {
  await open(page, '/products');
  const glance = section(page, 'Prices at a glance');
  await expect(glance).toBeInViewport({ ratio: 1 });
  await expect(glance.getByRole('term')).toHaveText([
    `Honey ${HONEY_IS_SOLD_OUT}`,
    `Vegetable starts 24 trays left (as of ${TODAY_IN_WORDS})`,
    /^Quilts to order Lap quilt$/,
  ]);
  await expect(glance.getByRole('definition')).toHaveText([
    /^from \$7 a jar\s*$/,
    /^from \$4 each\s*$/,
    /^\$240\s*$/,
  ]);
  await expect(glance.getByRole('link', { name: `Text ${PHONE}` })).toBeVisible();
}

async function everythingIsOnOneSheet(page: Page) {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })));
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  const words = text.replace(/\s+/g, ' ');
  expect(totalPages).toBe(1);
  for (const said of [
    NAME,
    'bees@meadow.test',
    'Text us before you come.',
    'Honey',
    HONEY_IS_SOLD_OUT,
    '$12 a jar',
    'Vegetable starts',
    '$5.50 a pack of six',
    'Quilts to order',
    '$240',
    'A clean jar brought back',
  ]) {
    expect(words).toContain(said);
  }
  expect(words.split(PHONE)).toHaveLength(2);
}

async function postHasItsDay(page: Page) {
  const [, , blog] = await factsOf(page);
  expect(blog?.blogPost).toContainEqual(expect.objectContaining({ datePublished: '2026-03-05' }));
  const dated = page.getByRole('article').filter({ has: page.getByRole('time') });
  await expect(dated).toHaveCount(1);
  await expect(dated).toContainText('March 5, 2026');
  const feed = readFileSync(join(dist, 'feed.xml'), 'utf8');
  expect([...feed.matchAll(/<pubDate>(.+?)<\/pubDate>/g)].map(([, day]) => day)).toEqual([
    'Thu, 05 Mar 2026 12:00:00 GMT',
  ]);
}
