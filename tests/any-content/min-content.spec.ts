import { expect, test } from './site.ts';

/** A farm that has little: one section, no posts, no big numbers, no cards and no logo. */
test.use({ farm: '.cache/farms/min' });

test('without posts, no menu leads to Blog, and its page says that they are coming', async ({
  page,
  site,
}) => {
  await page.goto('./');
  const links = page.getByRole('navigation').getByRole('link', { includeHidden: true });
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toContain(`${site.base}gallery`);
  expect(targets).not.toContain(`${site.base}blog`);
  await page.goto('./blog');
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  const map = await page.request.get(new URL('sitemap.xml', site.address).href);
  expect(await map.text()).not.toContain('/blog');
});

test('one section has no tabs, and nothing counted leaves no line', async ({ page }) => {
  await page.goto('./products');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(1);
  await expect(main.getByRole('navigation')).toHaveCount(0);
  await expect(main.getByRole('list')).toHaveCount(0);
});
