import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { ABOUT_COLOR, axeFindings } from '../support/axe.ts';

const { resolve } = createRequire(import.meta.url);
const SCRIPTS = [
  resolve('html_codesniffer/build/HTMLCS.js'),
  resolve('accessibility-checker-engine/ace-window.js'),
];

/** What the scripts bring to a page. */
interface Checkers {
  HTMLCS: {
    process(standard: string, content: Document, done: () => void, failed: () => void): void;
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

export async function bringCheckers(page: Page) {
  for (const path of SCRIPTS) await page.addInitScript({ path });
}

/**
 * What public checkers call a failure; what they ask a person to judge is none. Each sees what others
 * overlook: axe passes over words that a pseudo-element lies behind, Equal Access over positioned ones.
 */
export const CHECKERS = {
  // In the dark the page is the same.
  axe: (page: Page, colorScheme: 'light' | 'dark') =>
    axeFindings(page, colorScheme === 'dark' ? ABOUT_COLOR : undefined),

  HTML_CodeSniffer: (page: Page) =>
    page.evaluate(async () => {
      const { HTMLCS } = window as unknown as Checkers;
      await new Promise<void>((done, failed) => HTMLCS.process('WCAG2AA', document, done, failed));
      const messages = HTMLCS.getMessages();
      if (messages.length === 0) throw new Error('HTML_CodeSniffer has looked at nothing.');
      return messages
        .filter(({ type }) => type === HTMLCS.ERROR)
        .map(({ code, msg, element }) => `${code}: ${msg}\n${element.outerHTML}`);
    }),

  'Equal Access': (page: Page) =>
    page.evaluate(async (excused) => {
      const { ace_ibma } = window as unknown as Checkers;
      const { results } = await new ace_ibma.Checker().check(document, 'IBM_Accessibility');
      if (results.length === 0) throw new Error('Equal Access has looked at nothing.');
      return results
        .filter(({ value: [, verdict] }) => verdict === 'FAIL')
        .filter(({ ruleId, node }) => {
          const where = excused[ruleId as keyof typeof excused];
          return !(where && (node as Element).matches(where));
        })
        .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}\n${snippet}`);
    }, EXCUSED),
};
