import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of WCAG 2.0 to 2.2 at A and AA, and what axe calls good practice. */
export const ALL: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** Those whose result depends on colors. They take longest. */
export const ABOUT_COLOR: axe.RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};
export const NOT_ABOUT_COLOR: axe.RunOptions = {
  ...ALL,
  rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } },
};

/** What axe calls a failure on the page as it is now, or in a part of it. */
export async function axeFindings(page: Page, rules = ALL, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SCRIPT);
  return page.evaluate(
    async ({ include, rules }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const { violations, passes, incomplete } = await run(include, {
        ...rules,
        resultTypes: ['violations'],
      });
      if ([violations, passes, incomplete].every((found) => found.length === 0))
        throw new Error('axe has looked at nothing.');
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target}\n${failureSummary}`),
      );
    },
    { include: part, rules },
  );
}
