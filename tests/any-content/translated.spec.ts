import { issuesAt, openInFrame } from './page-in-frame.ts';
import { expect, test } from './site.ts';

const WIDTHS = [300, 390, 520, 640, 704, 768, 896, 960, 1024, 1100, 1280];

// The policy forbids frames.
test.use({ bypassCSP: true });

test('every page fits the long words of a machine translation', async ({ page, site }) => {
  for (const each of site.pages) {
    const frame = await openInFrame(page, each);
    await frame.evaluate(() => {
      document.documentElement.lang = 'de';
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest('svg, script, style, header a[href="/"]')) continue;
        text.textContent = (text.textContent ?? '').replace(
          /\p{L}{8,}/gu,
          'Landwirtschaftsausstellungsgelände',
        );
      }
    });
    expect.soft(await issuesAt(frame, WIDTHS), each.file).toEqual([]);
  }
});
