import { ALL_PAGES, headingOf, MENU } from '../support/pages.ts';
import { expect, test } from '../support/strict-test.ts';

// No animations: they only slow the tests.
test.use({ reducedMotion: 'reduce' });

test('every page has its headings, landmarks, footer, safe links and islands', async ({ page }) => {
  for (const each of ALL_PAGES) {
    const { path } = each;
    await page.goto(path);
    await test.step(`${path} has one main heading, a useful title and a description`, async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([headingOf(each)]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(/Our Little Farm/);
      const description = page.locator('meta[name=description]');
      await expect(description).toHaveAttribute('content', /.{25,160}/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });

    await test.step(`${path} has landmarks, and a skip link past the bar`, async () => {
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();

      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });

    await test.step(`${path} has the service area, the notes and the pages in its footer`, async () => {
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText('Around Missoula, MT');
      await expect(footer).toContainText('No postal delivery.');
      await expect(footer).toContainText('Cash or a peer-to-peer payment app.');
      for (const name of MENU) {
        await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
      }
    });

    await test.step(`links of ${path} that leave the site open safely in a new tab and say so`, async () => {
      const named = page.getByRole('link', { name: /\(opens in a new tab\)$/ });
      const safe = page.locator('a[href^=http][target=_blank][rel~=noopener]');
      const leaving = await page.getByRole('link').and(page.locator('[href^=http]')).count();
      expect(leaving).toBeGreaterThan(0);
      await expect(named.and(safe)).toHaveCount(leaving);
    });

    await test.step(`${path} has a bar of 64 px that stays at the top`, async () => {
      const bar = page.getByRole('banner');
      expect((await bar.boundingBox())?.height).toBe(64);
      await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
      await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
    });

    await test.step(`islands of ${path} hydrate under its policy`, async () => {
      const avatar = page.getByRole('button', { name: 'Profile menu' });
      await avatar.click();
      // The menu opens without script, but only a hydrated island sets this attribute.
      await expect(avatar).toHaveAttribute('aria-expanded', 'true');
    });
  }
});

test('an unknown path answers 404 at any depth, with links to all pages', async ({ page }) => {
  const response = await page.goto('/no-such-page/deeper/still');
  expect(response?.status()).toBe(404);
  const signs = page.getByRole('navigation', { name: 'Pages' });
  for (const name of ['Home', ...MENU]) {
    await expect(signs.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await signs.getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the farm');
});
