import type { Page } from '@playwright/test';
import { layoutFaults } from './layout-faults.ts';

/** Higher than any page, so that all of it is in view. */
const HEIGHT = 16_000;

/** Opens a page for a walk through widths. Pictures and scripts never arrive; their places are there. */
export async function openForWidths(page: Page, path: string) {
  await page.route(/\.(avif|webp|js)$/, () => {});
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(async () => {
    document.body.style.minHeight = '0';
    await document.fonts.ready;
  });
}

/** What goes wrong in the layout, and at which widths. */
export async function faultsAt(page: Page, widths: Iterable<number>): Promise<string[]> {
  const found = new Map<string, number[]>();
  let phase = 0;
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    phase = (phase + 0.38) % 1;
    for (const fault of await page.evaluate(layoutFaults, phase)) {
      found.set(fault, [...(found.get(fault) ?? []), width]);
    }
  }
  return [...found].map(([fault, at]) => `${fault} at ${at.join(', ')} px`);
}

/** The widths at which a page's own styles change, and the last ones before. */
export const breakpoints = (page: Page) =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const conditions = rules.flatMap(function conditionsOf(rule): string[] {
      const inside = 'cssRules' in rule ? [...(rule.cssRules as CSSRuleList)] : [];
      const own = rule instanceof CSSMediaRule ? [rule.conditionText] : [];
      return [...own, ...inside.flatMap(conditionsOf)];
    });
    const ems = conditions.flatMap((words) =>
      [...words.matchAll(/width[:\s<>=]+([\d.]+)em/g)].map(([, number]) => Number(number)),
    );
    return ems.flatMap((em) => [Math.ceil(em * 16) - 1, Math.ceil(em * 16)]);
  });
