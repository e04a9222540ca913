import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from '../support/any-content.ts';
import { DAY_MS, timeOf } from '../support/clock.ts';
import { section } from '../support/locators.ts';

/**
 * A farm without a single bird, and with all that an owner may enter in the first week: a long name, headings and
 * an email address, four cards, four sections, seven prices, four platforms, a notice, photos of every shape.
 */
test.use({ reducedMotion: 'reduce', siteFolder: '.cache/sites/honey' });

const PHONE = '(406) 555-0142';
const EMAIL = 'orders@bitterrootmeadowquilts.test';
const VISIBLE_TEXT = { useInnerText: true };

const glance = (page: Page) => section(page, 'Prices at a glance');
const priceTag = (page: Page) => page.getByRole('main').getByRole('link', { name: /price/i });

test('Products’ prices fit on the first screen and on one sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./products');
  await expect(glance(page).getByRole('definition').last()).toBeInViewport({ ratio: 1 });
  await expect(section(page, 'Notes')).not.toContainText(PHONE);
  await expect(page.getByRole('heading', { name: 'Pricing Sold out' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'One-pound jar wildflower $12 a jar' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/egg|washed|occasionally/i);
  await expectOneSheet(page);
});

test('in print, prices follow the header even if they need two sheets', async ({ page }) => {
  await page.goto('./products');
  await section(page, 'Honey')
    .getByRole('table')
    .evaluate((table) => {
      const rows = [...table.querySelectorAll('tbody tr')];
      for (let i = 0; i < 6; i++)
        for (const row of rows) row.parentElement?.prepend(row.cloneNode(true));
    });
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })));
  const { totalPages, text } = await extractText(pdf);
  expect(totalPages).toBeGreaterThan(1);
  expect(text[0]).toMatch(/Text us before you come\..*Honey stick/s);
});

test('a photo in the hero keeps its colors in dark mode', async ({ page }) => {
  await page.goto('./');
  const picture = await page.getByRole('main').getByRole('img').first().boundingBox();
  const clip = { x: (picture?.x ?? 0) + 400, y: (picture?.y ?? 0) + 60, width: 8, height: 8 };
  const redness = async () =>
    (await sharp(await page.screenshot({ clip })).stats()).channels[0]?.mean ?? 0;
  const byDay = await redness();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect((await redness()) / byDay).toBeGreaterThan(0.8);
});

test('an old page says how old it is, and hides what has expired', async ({ page, site }) => {
  const at = async (days: number, path: string) => {
    await page.clock.setFixedTime(timeOf(site.content) + days * DAY_MS);
    await page.goto(path);
  };
  const notice = section(page, 'Notice');
  const starts = section(page, 'Seedlings').getByText('24 trays left');
  await at(0, './products');
  await expect(starts).toHaveText('24 trays left (as of October 10)', VISIBLE_TEXT);
  await expect(notice).toBeVisible();
  await at(12, './products');
  await expect(starts).toHaveText('24 trays left (posted 12 days ago)', VISIBLE_TEXT);
  await page.emulateMedia({ media: 'print' });
  await expect(starts).toHaveText('24 trays left (as of October 10, 2026)', VISIBLE_TEXT);
  await page.emulateMedia({ media: 'screen' });
  await expect(notice).toHaveCount(0);
  await at(31, './products');
  await expect(glance(page)).toContainText(
    'Back after the next harvest\n(posted 31 days ago)',
    VISIBLE_TEXT,
  );
  await expect(page.getByText('24 trays left')).toHaveCount(0);
  await at(31, './');
  await expect(priceTag(page)).toContainText('(posted 31 days ago)', VISIBLE_TEXT);
});

test('a logo of the farm’s own is on pages, icons and link previews', async ({
  page,
  site: { dist },
}) => {
  await page.goto('./');
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
    expect(await isBlue(Buffer.from(svg), 0.5), `${drawing}`).toBe(true);
  }
  const icons = ['icon-192', 'icon-512', 'icon-maskable-512', 'apple-touch-icon'];
  for (const name of ['favicon.ico', ...icons.map((icon) => `${icon}.png`)])
    expect(await isBlue(readFileSync(join(dist, name)), 0.5), name).toBe(true);
  expect(await isBlue(readFileSync(join(dist, 'share/home.jpg')), 0.85, 0.74)).toBe(true);
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

async function expectOneSheet(page: Page) {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })));
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  const printed = text.replace(/\s+/g, ' ');
  expect(totalPages).toBe(1);
  // A reviewed screenshot shows the rest.
  for (const expected of [EMAIL, 'Text us before you come.', '$5.50 a pack of six', '$240'])
    expect(printed).toContain(expected);
  expect(printed.split(PHONE)).toHaveLength(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
}
