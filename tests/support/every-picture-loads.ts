import { expect, type Page } from '@playwright/test';

/** Scrolls through the page as a reader does, until all that it shows is there. */
export async function everyPictureLoads(page: Page) {
  const pictures = page.locator('img:visible');
  expect(await pictures.count()).toBeGreaterThan(0);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  const missing = () =>
    pictures.evaluateAll((all: HTMLImageElement[]) =>
      all
        .filter((img) => !img.complete || img.naturalWidth === 0)
        .map(({ alt, src }) => alt || src),
    );
  await expect.poll(missing, 'pictures that are not there').toEqual([]);
}
