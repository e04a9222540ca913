import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { ABOUT_COLOR, axeFindings } from '../support/axe.ts';

const { resolve } = createRequire(import.meta.url);
const SCRIPTS = [
  resolve('axe-core/axe.min.js'),
  resolve('html_codesniffer/build/HTMLCS.js'),
  resolve('accessibility-checker-engine/ace-window.js'),
];

/** What the scripts bring to a page. */
interface Checkers {
  HTMLCS: {
    process(standard: string, content: Node, done: () => void, failed: () => void): void;
    getMessages(): { type: number; code: string; msg: string; element: Element }[];
    ERROR: number;
  };
  ace_ibma: typeof import('accessibility-checker-engine');
}

/** Findings of Equal Access that we live with, and on which elements. */
const EXCUSED = {
  // Safari forgets what a part of a table is once CSS lays it out, unless a role says it again.
  aria_role_redundant: 'table, table *',
  // A host that sends no headers has the policy from here. HTML doesn't call it deprecated.
  element_attribute_deprecated: 'meta[http-equiv="content-security-policy" i]',
};

/** Rules of Equal Access that look at colors. */
const ABOUT_COLOR_TOO = ['text_contrast_sufficient', 'style_focus_visible'];

export async function bringCheckers(page: Page) {
  for (const path of SCRIPTS) await page.addInitScript({ path });
}

/**
 * What public checkers call a failure in a part of the page; what they ask a person to judge is none.
 * Each sees what others overlook: axe passes over words that a pseudo-element lies behind, Equal
 * Access over positioned ones. In the dark the page is the same but for its colors.
 */
export const CHECKERS = {
  axe: (page: Page, part: string, colorScheme: 'light' | 'dark') =>
    axeFindings(page, colorScheme === 'dark' ? ABOUT_COLOR : undefined, part),

  HTML_CodeSniffer: (page: Page, part: string) =>
    page.locator(part).evaluate(async (root) => {
      const { HTMLCS } = window as unknown as Checkers;
      const content = root === document.documentElement ? document : root;
      await new Promise<void>((done, failed) => HTMLCS.process('WCAG2AA', content, done, failed));
      const messages = HTMLCS.getMessages();
      if (messages.length === 0) throw new Error('HTML_CodeSniffer has looked at nothing.');
      return messages
        .filter(({ type }) => type === HTMLCS.ERROR)
        .map(({ code, msg, element }) => `${code}: ${msg}\n${element.outerHTML}`);
    }),

  'Equal Access': (page: Page, part: string, colorScheme: 'light' | 'dark') =>
    page.locator(part).evaluate(
      async (root, { excused, rules }) => {
        const { ace_ibma } = window as unknown as Checkers;
        const { engine, rulesetRules } = new ace_ibma.Checker();
        engine.enableRules(rules ?? rulesetRules.IBM_Accessibility ?? []);
        const { results } = await engine.run(root === document.documentElement ? document : root);
        if (results.length === 0) throw new Error('Equal Access has looked at nothing.');
        return results
          .filter(({ value: [, verdict] }) => verdict === 'FAIL')
          .filter(({ ruleId, node }) => {
            const where = excused[ruleId as keyof typeof excused];
            return !(where && (node as Element).matches(where));
          })
          .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}\n${snippet}`);
      },
      { excused: EXCUSED, rules: colorScheme === 'dark' ? ABOUT_COLOR_TOO : undefined },
    ),
};
