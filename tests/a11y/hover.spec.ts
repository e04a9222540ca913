import type { Page } from '@playwright/test';
import { contrast, luminanceOf } from '../support/contrast.ts';
import { ALL_PAGES } from '../support/pages.ts';
import { expect, test } from '../support/strict-test.ts';

async function hoverEverything(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'a, button',
  });
  const pointed = nodeIds.map((nodeId) =>
    session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] }),
  );
  await Promise.all(pointed);
}

/** The colors of each control's text and of what is behind it. */
const colors = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll('a, button')].filter(
      (control) => control.textContent?.trim() && control.checkVisibility(),
    );
    return controls.map((control) => ({
      name: control.textContent?.trim(),
      text: getComputedStyle(control).color,
      background: backgroundOf(control),
    }));

    function backgroundOf(element: Element | null): string {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor.startsWith('rgba(')
        ? backgroundOf(element.parentElement)
        : backgroundColor;
    }
  });

test('hovered controls have enough contrast', async ({ page }) => {
  for (const { path } of ALL_PAGES) {
    await page.goto(path);
    await hoverEverything(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await colors(page);
      expect(found.length).toBeGreaterThan(5);
      const faint = found.filter(
        ({ text, background }) => contrast(luminanceOf(text), luminanceOf(background)) < 4.5,
      );
      expect.soft(faint, `${path}, ${colorScheme}`).toEqual([]);
    }
  }
});
