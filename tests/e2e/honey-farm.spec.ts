import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { formatDate } from '../../src/site/dates.ts';
import { sidewaysOverflow } from '../a11y/broken-words.ts';
import { axeFindings } from '../support/axe.ts';
import { serve } from '../support/serve.ts';
import { buildSites, folderOf } from '../support/sites.ts';
import { NAME, PHONE, TODAY } from './honey-farm-content.ts';
import { section } from './locators.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 });
// No animations: they only slow the tests.
test.use({ reducedMotion: 'reduce' });

const FORMATTED_TODAY = formatDate(TODAY);
const VISIBLE_TEXT = { useInnerText: true };
const HONEY_IS_SOLD_OUT = `Sold out. Back after the next harvest (as of ${FORMATTED_TODAY})`;
const PRICE_ON_HOME = /price/i;

let dist: string;
let site: Awaited<ReturnType<typeof serve>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await buildSites('honey');
  dist = join(folderOf('honey'), 'dist');
  site = await serve(dist);
});

test.afterAll(() => {
  site.server.closeAllConnections();
  site.server.close();
});

const open = (page: Page, path: string) => page.goto(new URL(path, site.address).href);

test('Products has its prices on every screen, in print and in structured data', async ({
  page,
}) => {
  await open(page, '/products');
  await test.step('structured data has the phone, the prices and their units', () =>
    structuredDataHasPrices(page));
  await test.step('prices are a table on a wide screen and cards on a phone', () =>
    expectTableOrCards(page));
  await test.step('visitors can text, call and email', () =>
    expectContactIn(section(page, 'Prices at a glance')));
  await expect(section(page, 'Prices at a glance')).toContainText('Text us before you come.');
  await expect(section(page, 'Notes')).not.toContainText(PHONE);
  await test.step('numbers of any length are on one line, left of their label', () =>
    numbersAreOnOneLine(page));
  await test.step('axe finds nothing', async () => expect(await axeFindings(page)).toEqual([]));
  await test.step('everything prints on one sheet, with the phone number once', () =>
    expectOneSheet(page));
});

test('other pages link to the prices, have contact links and date their posts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('Products’ first screen has each list’s lowest price, its availability and contact links', () =>
    pricesAtAGlance(page));
  await open(page, '/');
  await expectContactIn(page.getByRole('contentinfo'));
  await test.step('Home shows no price for what is sold out', async () => {
    const tag = page.getByRole('main').getByRole('link', { name: PRICE_ON_HOME });
    await expect(tag).toHaveText(
      `Honey Sold out Back after the next harvest (as of ${FORMATTED_TODAY}) See all prices`,
    );
    await tag.click();
  });
  const honey = section(page, 'Honey');
  await expect(honey.getByRole('table')).toBeInViewport();
  await expect(honey.getByRole('link', { name: `call ${PHONE}` })).toBeInViewport();

  await page.setViewportSize({ width: 1280, height: 844 });
  await open(page, '/about');
  await expectContactIn(page.getByRole('main'));
  expect(await axeFindings(page)).toEqual([]);

  await open(page, '/blog');
  await expectContactIn(page.getByRole('contentinfo'));
  await test.step('a post’s date is on the page, in structured data and in the feed', () =>
    postHasItsDate(page));
});

test('an old page says how old its availability is, and hides what has expired', async ({
  page,
}) => {
  const at = async (days: number, path: string) => {
    await page.clock.setFixedTime(Date.now() + days * 24 * 60 * 60 * 1000);
    await open(page, path);
  };
  const notice = section(page, 'Notice');
  const starts = section(page, 'Seedlings').getByText('24 trays left');
  await at(0, '/products');
  await expect(starts).toHaveText(`24 trays left (as of ${FORMATTED_TODAY})`);
  await expect(notice).toBeVisible();
  await at(12, '/products');
  await expect(starts).toHaveText('24 trays left (12 days ago)', VISIBLE_TEXT);
  await page.emulateMedia({ media: 'print' });
  await expect(starts).toHaveText(`24 trays left (as of ${FORMATTED_TODAY})`, VISIBLE_TEXT);
  await page.emulateMedia({ media: 'screen' });
  await expect(notice).toHaveCount(0);
  await at(31, '/products');
  await expect(section(page, 'Prices at a glance')).toContainText(
    'Sold out. Back after the next harvest (31 days ago)',
    VISIBLE_TEXT,
  );
  await expect(page.getByText('24 trays left')).toHaveCount(0);
  await at(31, '/');
  const tag = page.getByRole('main').getByRole('link', { name: PRICE_ON_HOME });
  await expect(tag).toContainText('(31 days ago)', VISIBLE_TEXT);
});

test('About has the farm’s story and photo', async ({ page }) => {
  await open(page, '/about');
  const main = page.getByRole('main');
  await expect(main.getByText('The bees came first, in a borrowed truck.')).toBeVisible();
  await expect(main.getByText('Quilts are for the winter')).toBeVisible();
  const box = await main.getByRole('img', { name: 'A beekeeper with her smoker.' }).boundingBox();
  expect(box?.height, 'an upright photo stays upright').toBeGreaterThan(box?.width ?? 0);
});

test('a logo of the farm’s own is on pages, icons and link previews, without scripts or metadata', async ({
  page,
}) => {
  await open(page, '/');
  const badge = page.getByRole('main').getByRole('img', { name: 'A bee on a comb.' });
  const inBar = page.getByRole('banner').locator('img');
  const icon = page.locator('link[rel="icon"][type="image/svg+xml"]');
  const drawings = await Promise.all([
    badge.getAttribute('src'),
    inBar.getAttribute('src'),
    icon.getAttribute('href'),
  ]);
  expect(drawings[1]).toBe(drawings[2]);
  for (const drawing of drawings) {
    const svg = readFileSync(join(dist, String(drawing)), 'utf8');
    expect(svg).not.toMatch(/script|alert|jane|metadata/);
    expect(await isBlue(Buffer.from(svg), 0.5), `${drawing}`).toBe(true);
  }
  for (const name of ['icon-192', 'icon-512', 'icon-maskable-512', 'apple-touch-icon'])
    expect(await isBlue(readFileSync(join(dist, `${name}.png`)), 0.5), name).toBe(true);
  expect(await isBlue(readFileSync(join(dist, 'share/home.jpg')), 0.85, 0.74)).toBe(true);
  const favicon = readFileSync(join(dist, 'favicon.ico'));
  expect(await isBlue(favicon.subarray(favicon.indexOf('\x89PNG', 0, 'latin1')), 0.5)).toBe(true);
});

/** Whether the pixel at a fraction of a picture's width and height is the logo's blue. */
async function isBlue(bytes: Buffer, x: number, y = x): Promise<boolean> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = 3 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width));
  const [red = 255, green = 255, blue = 0] = data.subarray(at);
  return blue > 200 && red < 60 && green < 60;
}

test('the button under the construction note can link to a page of this site', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Order a quilt', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Quilts' })).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
});

test('a photo in the hero keeps its colors in dark mode', async ({ page }) => {
  const redCorner = async () => {
    await open(page, '/');
    const picture = await page.getByRole('main').getByRole('img').first().boundingBox();
    const clip = { x: (picture?.x ?? 0) + 400, y: (picture?.y ?? 0) + 60, width: 8, height: 8 };
    const [red] = (await sharp(await page.screenshot({ clip })).stats()).channels;
    return red?.mean ?? 0;
  };
  const byDay = await redCorner();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect((await redCorner()) / byDay).toBeGreaterThan(0.8);
});

async function numbersAreOnOneLine(page: Page) {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [number, what] of [
      ['30', 'hives'],
      ['120', 'jars a season'],
    ] as const) {
      const entry = page.getByRole('listitem').filter({ hasText: what });
      const [digits, label] = await Promise.all([
        entry.getByText(number, { exact: true }).boundingBox(),
        entry.getByText(what, { exact: true }).boundingBox(),
      ]);
      expect(digits?.height, `${number} at ${width}`).toBeLessThan(80);
      expect((label?.x ?? 0) - (digits?.x ?? 0) - (digits?.width ?? 0)).toBeGreaterThanOrEqual(0);
    }
  }
}

async function expectContactIn(parent: Locator) {
  for (const [name, href] of [
    [`Text ${PHONE}`, 'sms:+14065550142'],
    [`call ${PHONE}`, 'tel:+14065550142'],
    ['bees@meadow.test', 'mailto:bees@meadow.test'],
  ] as const) {
    await expect(parent.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
}

async function structuredDataOf(page: Page) {
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  return JSON.parse(String(json))['@graph'] as Record<string, unknown>[];
}

async function structuredDataHasPrices(page: Page) {
  const structuredData = await structuredDataOf(page);
  expect(structuredData).toContainEqual(
    expect.objectContaining({
      '@type': 'LocalBusiness',
      telephone: '+14065550142',
      email: 'bees@meadow.test',
    }),
  );
  const honey = structuredData.find(({ name }) => name === 'Honey');
  expect(honey?.offers).toMatchObject([
    { name: 'One-pound jar', price: '12.00', priceSpecification: { unitText: 'a jar' } },
    { name: 'Half-pound jar', price: '7.00' },
  ]);
  const availability = (name: string) =>
    structuredData
      .filter((thing) => thing.name === name)
      .flatMap(({ offers }) => (offers as Record<string, unknown>[]).map((o) => o.availability));
  const soldOut = 'https://schema.org/OutOfStock';
  expect(availability('Honey')).toEqual([soldOut, soldOut]);
  expect(availability('Vegetable starts')).toEqual([undefined, undefined]);
}

async function expectTableOrCards(page: Page) {
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
    `Vegetable starts 24 trays left (as of ${FORMATTED_TODAY})`,
    /^Quilts to order Lap quilt$/,
  ]);
  await expect(glance.getByRole('definition')).toHaveText([
    /^from \$7 a jar\s*$/,
    /^from \$4 each\s*$/,
    /^\$240\s*$/,
  ]);
  await expect(glance.getByRole('link', { name: `Text ${PHONE}` })).toBeVisible();
}

async function expectOneSheet(page: Page) {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })));
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  const printed = text.replace(/\s+/g, ' ');
  expect(totalPages).toBe(1);
  for (const expected of [
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
    expect(printed).toContain(expected);
  }
  expect(printed.split(PHONE)).toHaveLength(2);
}

async function postHasItsDate(page: Page) {
  const [, , blog] = await structuredDataOf(page);
  expect(blog?.blogPost).toContainEqual(expect.objectContaining({ datePublished: '2026-03-05' }));
  const dated = page.getByRole('article').filter({ has: page.getByRole('time') });
  await expect(dated).toHaveCount(1);
  await expect(dated).toContainText('March 5, 2026');
  const feed = readFileSync(join(dist, 'feed.xml'), 'utf8');
  expect([...feed.matchAll(/<pubDate>(.+?)<\/pubDate>/g)].map(([, day]) => day)).toEqual([
    'Thu, 05 Mar 2026 12:00:00 GMT',
  ]);
}
