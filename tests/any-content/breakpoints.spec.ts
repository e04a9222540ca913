import type { Frame } from '@playwright/test';
import { expect, onEverySite, test } from '../support/any-content.ts';
import { issuesAt, LAYOUT_WIDTHS, openInFrame, translate } from '../support/layout-issues.ts';

/** A layout is tightest at its breakpoint, so long text overflows there first. */
const WIDTHS = [300, ...LAYOUT_WIDTHS, 2560];
/** The printable width of a sheet in pixels. */
const SHEET = 688;

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

onEverySite(() => {
  test('the layout is sound at breakpoints and in print', async ({ page, site }) => {
    test.slow();
    for (const each of site.pages) {
      await page.emulateMedia({ media: 'screen' });
      const frame = await openInFrame(page, each);
      expect.soft(await issuesAt(frame, WIDTHS), each.file).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      expect.soft(await issuesAt(frame, [SHEET]), `${each.file} on paper`).toEqual([]);
    }
  });
});

test('every page fits spaced, larger and translated text', async ({ page, site }) => {
  for (const each of site.pages) {
    const frame = await openInFrame(page, each);
    for (const [how, css] of Object.entries(STYLE_SHEETS)) {
      await applyStyles(frame, css);
      expect.soft(await issuesAt(frame, [390, 1280]), `${each.file} ${how}`).toEqual([]);
    }
    await applyStyles(frame, '');
    await translate(frame);
    expect
      .soft(await issuesAt(frame, [300, 640, 896, 1280]), `${each.file} translated`)
      .toEqual([]);
  }
});

const applyStyles = (frame: Frame, css: string) =>
  frame.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);
