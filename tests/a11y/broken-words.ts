import type { Page } from '@playwright/test';

/** Words that are split without a hyphen, and words that are cut off. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent ?? '';
      if (!parent || isVisuallyHidden(parent)) continue;
      for (const { 0: word, index } of text.matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1)
          broken.push(`${word}: split`);
        if (boxes.some((box) => isCutOff(box, parent))) broken.push(`${word}: cut off`);
      }
    }
    return broken;

    function isVisuallyHidden(element: Element) {
      return Boolean(
        element.closest(
          'script, style, svg, [popover]:not(:popover-open), .visually-hidden, thead, .skip-link',
        ),
      );
    }
    function isCutOff(box: DOMRect, from: Element) {
      for (let frame: Element | null = from; frame; frame = frame.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(frame);
        if (overflowX === 'auto' || overflowY === 'auto') return false;
        const { left, right, top, bottom } = frame.getBoundingClientRect();
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        if (hides(overflowX) && (box.left < left - 1 || box.right > right + 1)) return true;
        if (hides(overflowY) && (box.top < top - 1 || box.bottom > bottom + 1)) return true;
      }
      return false;
    }
  });

export const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
