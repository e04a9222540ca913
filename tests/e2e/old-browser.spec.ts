import { ABOUT_COLOR, axeFindings } from '../support/axe.ts';
import { headingOf, MENU, PAGES } from '../support/pages.ts';
import { PHONE } from '../support/screens.ts';
import { sidewaysOverflow } from '../support/sideways-overflow.ts';
import { expect, test } from '../support/strict-test.ts';

/** HTML and CSS features since about 2021, misspelled so that the browser ignores them. */
const UNKNOWN: [RegExp, string][] = [
  [/\bpopover(target(?:action)?)?=/g, 'data-unknown-$1='],
  [/:popover-open/g, ':unknown'],
  [/@container/g, '@unknown'],
  [/container(-type)?:/g, 'unknown:'],
  [/@view-transition/g, '@unknown'],
  [/:has\(/g, ':unknown('],
  [/light-dark\(/g, 'unknown('],
  [/color-mix\(/g, 'unknown('],
  [/(\d)(cqi|dvh)\b/g, '$1unknown'],
  [/text-wrap:|(?<!\w)(?:rotate|scale|translate):/g, 'unknown:'],
  [/<script(?! type="application)/g, '<script type="text/unknown"'],
];

// The policy has hashes of the unchanged styles.
test.use({ ...PHONE, bypassCSP: true });

test.beforeEach(async ({ page }) => {
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      const html = UNKNOWN.reduce(
        (text, [word, unknown]) => text.replaceAll(word, unknown),
        await response.text(),
      );
      await route.fulfill({ response, body: html });
    },
  );
});

test('a browser without recent features shows every page, readable and linked', async ({
  page,
}) => {
  test.slow();
  for (const each of PAGES) {
    await page.goto(each.path);
    await expect(page.getByRole('heading', { level: 1, name: headingOf(each) })).toBeVisible();
    const bar = await page.getByRole('banner').boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(title?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link')).toHaveText([
      'Skip to content',
      'Our Little Farm',
      ...MENU,
    ]);
    expect(await axeFindings(page, ABOUT_COLOR)).toEqual([]);
    expect(await sidewaysOverflow(page), `${each.path} scrolls sideways`).toBe(0);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
  await page.getByRole('figure').first().getByRole('link').click();
  await expect(page).toHaveURL(/\.webp$/);
});
