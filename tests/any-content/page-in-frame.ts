import type { Frame, Page } from '@playwright/test';
import { elementBoxes } from './element-boxes.ts';
import { layoutIssues } from './layout-issues.ts';

/** Without an icon, a full browser would ask for /favicon.ico, even if the site has a base path. */
const EMPTY_PAGE = '<!doctype html><title>A frame</title><link rel="icon" href="data:,">';

/** Higher than any page, so that all of it is in view. */
const HEIGHT = '60000px';

/**
 * Opens a page in a frame, which can be resized without repainting the window. Pictures and scripts
 * never load; the layout has room for them.
 */
export async function openInFrame(
  page: Page,
  { path, html }: { path: string; html: string },
): Promise<Frame> {
  await page.unrouteAll();
  await page.route('**/empty-page', (route) =>
    route.fulfill({ contentType: 'text/html', body: EMPTY_PAGE }),
  );
  await page.goto('./empty-page');
  const { href } = new URL(`./${path}`, page.url());
  await page.route(/\.(avif|webp|js)$/, () => {});
  // The site's own headers forbid frames.
  await page.route(href, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  const [frame] = await Promise.all([
    page.waitForEvent('framenavigated', (each) => each.url() === href),
    page.evaluate(
      ([src, height]) => {
        const frame = document.createElement('iframe');
        Object.assign(frame.style, { border: '0', height });
        Object.assign(frame, { src });
        document.body.replaceChildren(frame);
      },
      [href, HEIGHT] as const,
    ),
  ]);
  await frame.waitForLoadState('domcontentloaded');
  await frame.evaluate(async () => {
    document.body.style.minHeight = '0';
    await document.fonts.ready;
  });
  return frame;
}

/** What is wrong with the layout, and at which widths. */
export const issuesAt = (
  frame: Frame,
  widths: Iterable<number>,
  otherIssues: () => string[] = () => [],
) =>
  frame.evaluate<string[]>(
    `(${layoutIssues})(${JSON.stringify([...widths])}, ${elementBoxes}, ${otherIssues})`,
  );

/** The widths at which a page's own styles change. */
export const breakpoints = (frame: Frame) =>
  frame.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const conditions = rules.flatMap(function conditionsOf(rule): string[] {
      const inside = 'cssRules' in rule ? [...(rule.cssRules as CSSRuleList)] : [];
      const own = rule instanceof CSSMediaRule ? [rule.conditionText] : [];
      return [...own, ...inside.flatMap(conditionsOf)];
    });
    const ems = conditions.flatMap((condition) =>
      [...condition.matchAll(/width[:\s<>=]+([\d.]+)em/g)].map(([, number]) => Number(number)),
    );
    return ems.map((em) => Math.ceil(em * 16));
  });
