import { expectScrollTop, scrollTo, scrollTop } from '../support/locators.ts';
import { expectEmptied, viewer } from '../support/photo-viewer.ts';
import { expect, test } from '../support/strict-test.ts';

// At this width the page gets longer if its scrollbar disappears.
test.use({ viewport: { width: 820, height: 1000 } });

test('the photo viewer keeps the page’s scroll position and history', async ({ page }) => {
  const entries = await page.evaluate(() => history.length);
  await page.goto('/products');
  const photo = page.getByRole('figure').nth(4).getByRole('link');
  // The bars cover its upper part.
  const top = await photo.evaluate((it) => Math.round(it.getBoundingClientRect().top - 60));
  await scrollTo(page, top);
  await expect.poll(() => scrollTop(page)).toBe(top);
  const left = (await photo.boundingBox())?.x ?? 0;
  const shown = viewer(page).getByRole('figure');
  const open = async () => {
    await page.mouse.click(left + 60, 200);
    await expect(viewer(page)).toBeVisible();
    return shown.innerText();
  };

  for (const [way, close] of [
    ['Escape', () => page.keyboard.press('Escape')],
    ['Back', () => page.goBack()],
  ] as const) {
    await test.step(`${way} closes it, and the page is where it was`, async () => {
      await open();
      await expectScrollTop(page, top, 'the viewer opened');
      await close();
      await expect(viewer(page)).toBeHidden();
      await expectScrollTop(page, top, 'the viewer closed');
      await page.reload();
      await expectScrollTop(page, top, 'a reload after that');
    });
  }

  await test.step('Forward brings the photo back, also after a reload', async () => {
    const caption = await open();
    await page.keyboard.press('Escape');
    await expectEmptied(page);
    expect(await page.evaluate(() => history.state)).toBeNull();
    await page.goForward();
    await expect(shown).toHaveText(caption);
    await page.goBack();
    await expect(viewer(page)).toBeHidden();
    await page.reload();
    await page.goForward();
    await expect(shown).toHaveText(caption);
    await expectScrollTop(page, top, 'all that');
  });

  await test.step('a reload shows the same photo, and the page is where it was', async () => {
    await page.keyboard.press('ArrowRight');
    const caption = await shown.innerText();
    await page.waitForTimeout(400);
    await page.reload();
    await expect(shown).toHaveText(caption);
    // Chromium restores the position by scroll anchoring, in a page without a scrollbar.
    await expectScrollTop(page, top, 'a reload', 4);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    await expectScrollTop(page, top, 'the viewer closed', 4);
  });

  await page.goBack();
  expect(page.url()).toBe('about:blank');
  expect(await page.evaluate(() => history.length), 'history length').toBe(entries + 2);
});
