import { expect, test } from '../support/any-content.ts';

/** One section, no posts, no counts, no cards and no logo. */
test.use({ siteFolder: '.cache/sites/min' });

test('without posts and pictures, nothing links to Blog and Gallery', async ({ page, site }) => {
  await page.goto('./');
  const links = page.getByRole('navigation').getByRole('link', { includeHidden: true });
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toContain(`${site.base}products`);
  for (const empty of ['blog', 'gallery']) expect(targets).not.toContain(`${site.base}${empty}`);
  await page.goto('./blog');
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  const map = await page.request.get(new URL('sitemap.xml', site.address).href);
  expect(await map.text()).not.toMatch(/\/(?:blog|gallery)/);
});

test('a single section has no tabs, and no counts leave no empty list', async ({ page }) => {
  await page.goto('./products');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(1);
  await expect(main.getByRole('navigation')).toHaveCount(0);
  await expect(main.getByRole('list')).toHaveCount(0);
});
