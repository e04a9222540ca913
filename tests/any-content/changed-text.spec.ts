import type { Frame } from '@playwright/test';
import { expect, test } from '../support/any-content.ts';
import { issuesAt, LAYOUT_WIDTHS, openInFrame, translate } from '../support/layout-issues.ts';

/** A visitor's own style sheets. */
const STYLE_SHEETS = {
  // WCAG 1.4.12.
  'with text spaced': `* {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important }`,
  'with text twice as large': 'html { font-size: 200% }',
};

// The policy forbids frames.
test.use({ bypassCSP: true });

test('every page fits spaced, larger and translated text', async ({ page, site }) => {
  for (const each of site.pages) {
    const frame = await openInFrame(page, each);
    for (const [how, css] of Object.entries(STYLE_SHEETS)) {
      await applyStyles(frame, css);
      expect.soft(await issuesAt(frame, [390, 1280]), `${each.file} ${how}`).toEqual([]);
    }
    await applyStyles(frame, '');
    await translate(frame);
    const widths = [300, 390, ...LAYOUT_WIDTHS, 1280];
    expect.soft(await issuesAt(frame, widths), `${each.file} translated`).toEqual([]);
  }
});

const applyStyles = (frame: Frame, css: string) =>
  frame.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);
