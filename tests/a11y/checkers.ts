import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';

const { resolve } = createRequire(import.meta.url);
const SCRIPTS = [
  resolve('axe-core/axe.min.js'),
  resolve('html_codesniffer/build/HTMLCS.js'),
  resolve('accessibility-checker-engine/ace-window.js'),
];

/** The globals that the scripts define. */
interface Checkers {
  HTMLCS: {
    process(standard: string, content: Node, done: () => void, failed: () => void): void;
    getMessages(): { type: number; code: string; msg: string; element: Element }[];
    ERROR: number;
  };
  ace_ibma: typeof import('accessibility-checker-engine');
}

/** Findings of Equal Access that we accept, and on which elements. */
const ACCEPTED = {
  // Safari drops a table's implicit roles once CSS changes its display, so the roles are explicit.
  aria_role_redundant: 'table, table *',
  // The policy for hosts that send no headers. HTML doesn't call it deprecated.
  element_attribute_deprecated: 'meta[http-equiv="content-security-policy" i]',
};

export async function injectCheckers(page: Page) {
  for (const path of SCRIPTS) await page.addInitScript({ path });
}

/**
 * The failures that public checkers report in a part of the page, without what a person has to judge.
 * Each sees what others overlook: axe skips text in front of a pseudo-element, Equal Access
 * skips positioned text.
 */
export const CHECKERS = {
  axe: (page: Page, part: string) => axeFindings(page, undefined, part),

  HTML_CodeSniffer: (page: Page, part: string) =>
    page.locator(part).evaluate(async (root) => {
      const { HTMLCS } = window as unknown as Checkers;
      const content = root === document.documentElement ? document : root;
      await new Promise<void>((done, failed) => HTMLCS.process('WCAG2AA', content, done, failed));
      const messages = HTMLCS.getMessages();
      if (messages.length === 0) throw new Error('HTML_CodeSniffer checked nothing.');
      return messages
        .filter(({ type }) => type === HTMLCS.ERROR)
        .map(({ code, msg, element }) => `${code}: ${msg}\n${element.outerHTML}`);
    }),

  'Equal Access': (page: Page, part: string) =>
    page.locator(part).evaluate(async (root, accepted) => {
      const { ace_ibma } = window as unknown as Checkers;
      const { engine, rulesetRules } = new ace_ibma.Checker();
      engine.enableRules(rulesetRules.IBM_Accessibility ?? []);
      const { results } = await engine.run(root === document.documentElement ? document : root);
      if (results.length === 0) throw new Error('Equal Access checked nothing.');
      return results
        .filter(({ value: [, verdict] }) => verdict === 'FAIL')
        .filter(({ ruleId, node }) => {
          const where = accepted[ruleId as keyof typeof accepted];
          return !(where && (node as Element).matches(where));
        })
        .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}\n${snippet}`);
    }, ACCEPTED),
};
