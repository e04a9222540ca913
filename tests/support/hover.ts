import type { Page } from '@playwright/test';
import { contrast, luminanceOf } from '../../src/styles/fixtures/contrast.ts';

export async function hoverEverything(page: Page) {
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

/** The controls whose text has too little contrast with what is behind it. */
export async function faintControls(page: Page) {
  const found = await page.evaluate(() => {
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
  if (found.length < 6) throw new Error('There are hardly any controls.');
  return found.filter(
    ({ text, background }) => contrast(luminanceOf(text), luminanceOf(background)) < 4.5,
  );
}
