import {
  avatar,
  expectScrollTop,
  scrollTo,
  scrollTop,
  selectedTab,
  tabs,
} from '../support/locators.ts';
import { expect, test } from '../support/strict-test.ts';

test('focus in the bars doesn’t scroll, and Back restores the position', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await page.goto('/products#crafts');
  await scrollTo(page, 2000);
  await expect.poll(() => scrollTop(page)).toBe(2000);
  await tabs(page).getByRole('link').last().focus();
  await expectScrollTop(page, 2000, 'focus in the tab bar');
  for (const name of ['Plants', 'Chickens', 'Ducks']) {
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
    await expectScrollTop(page, 2000, `focus on ${name}`);
  }
  await avatar(page).focus();
  await expectScrollTop(page, 2000, 'focus in the top bar');

  await page.goto('/about');
  await page.goBack();
  await expectScrollTop(page, 2000, 'Back');
  await expect(page).toHaveURL('/products#crafts');
  await expect(selectedTab(page)).toHaveText('Ducks');
});
