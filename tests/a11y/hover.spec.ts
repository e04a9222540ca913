import type { Page } from '@playwright/test';
import { ALL_PAGES } from '../support/pages.ts';
import { expect, test } from '../support/strict-test.ts';

/** As if a pointer were on every link and every button at once. */
async function pointAtEverything(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeIds } = await browser.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'a, button',
  });
  const pointed = nodeIds.map((nodeId) =>
    browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] }),
  );
  await Promise.all(pointed);
}

/** How much the words of each control stand out from what they stand on. */
const contrasts = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll('a, button')].filter(
      (control) => control.textContent?.trim() && control.checkVisibility(),
    );
    return controls.map((control) => {
      const [words, ground] = [luminance(getComputedStyle(control).color), luminanceBelow(control)];
      const ratio = (Math.max(words, ground) + 0.05) / (Math.min(words, ground) + 0.05);
      return { name: control.textContent?.trim(), ratio };
    });

    function luminanceBelow(element: Element | null): number {
      const color = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
      return color.startsWith('rgba(')
        ? luminanceBelow(element?.parentElement ?? null)
        : luminance(color);
    }
    function luminance(color: string): number {
      const parts = (color.match(/[\d.]+/g) ?? []).map((part) => Number(part) / 255);
      const [r = 0, g = 0, b = 0] = parts.map((part) =>
        part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    }
  });

test('what a pointer is on can be read', async ({ page }) => {
  for (const { path } of ALL_PAGES) {
    await page.goto(path);
    await pointAtEverything(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await contrasts(page);
      expect(found.length).toBeGreaterThan(5);
      const faint = found.filter(({ ratio }) => ratio < 4.5);
      expect.soft(faint, `${path}, ${colorScheme}`).toEqual([]);
    }
  }
});
