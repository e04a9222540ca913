import { expect, test } from '../support/strict-test.ts';

test('on a landscape phone only the tab bar is sticky, and a section scrolls to below it', async ({
  page,
}) => {
  const screen = { width: 844, height: 390 };
  await page.setViewportSize(screen);
  await page.goto('/products');
  const tabs = page.getByRole('navigation', { name: 'Products' });
  const chickens = page.getByRole('heading', { name: 'Chickens', exact: true });
  await chickens.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  const stuck = await tabs.boundingBox();
  expect(stuck?.y).toBe(0);
  expect(stuck?.height).toBeLessThan(screen.height / 6);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await tabs.getByRole('link', { name: 'Plants' }).click();
  const heading = page.getByRole('heading', { name: 'Plants' });
  const below = async () => ((await heading.boundingBox())?.y ?? 0) - (stuck?.height ?? 0);
  await expect.poll(below).toBeLessThan(screen.height / 2);
  expect(await below()).toBeGreaterThan(0);
});
