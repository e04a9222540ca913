import type { Page } from '@playwright/test';
import { selectedTabAndSection, VIEWPORTS } from '../support/selected-tab.ts';
import { expect, test } from '../support/strict-test.ts';
import { scrollTo, scrollTop, selectedTab, tab } from './locators.ts';

const SECTIONS = ['Ducks', 'Chickens', 'Plants', 'Crafts'];

/** Only positions matter here, and large screens take long to paint. */
const paintOnlyTabs = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { background: none !important; visibility: hidden }
      nav[aria-label=Products], nav[aria-label=Products] * { visibility: visible }
    `);
    document.adoptedStyleSheets.push(sheet);
  });

async function staysSelected(page: Page, name: string, arrival: string) {
  await expect(selectedTab(page), arrival).toHaveText(name);
  // Long enough for the tabs to get scrollend.
  await page.waitForTimeout(120);
  await expect(selectedTab(page), arrival).toHaveText(name);
}

/** The selected tab after each of several small scrolls. */
const selectedAfterEach = (page: Page, steps: number[]) =>
  page.evaluate(async (moves) => {
    const names: (string | undefined)[] = [];
    for (const top of moves) {
      await new Promise((rest) => {
        // At the page's end there is no scrollend.
        setTimeout(rest, 120);
        addEventListener('scrollend', () => setTimeout(rest), { once: true });
        scrollBy({ top, behavior: 'instant' });
      });
      names.push(document.querySelector('nav [aria-current=true]')?.textContent);
    }
    return names;
  }, steps);

type Sample = ReturnType<typeof selectedTabAndSection>;

/** Samples the selected tab from the top of the page to its end, in small steps where a section begins. */
const samplesOnTheWayDown = (page: Page) =>
  page.evaluate<Sample[]>(`(async (sample) => {
    const samples = [];
    const headings = [...document.querySelectorAll('h2')];
    const isNear = (it) => Math.abs(it.getBoundingClientRect().top) < 350;
    scrollTo({ top: 0, behavior: 'instant' });
    do {
      const isSlow = samples.at(-1)?.remaining < 700 || headings.some(isNear);
      scrollBy({ top: isSlow ? 70 : 210, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      samples.push(sample());
    } while (samples.at(-1).remaining > 0);
    return samples;
  })(${selectedTabAndSection})`);

test('the selected tab is the section’s after a click, while scrolling and after a reload', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await paintOnlyTabs(page);
  await page.goto('/products#crafts');
  await staysSelected(page, 'Crafts', 'by address');
  for (const [width, height] of VIEWPORTS) {
    await test.step(`at ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      for (const name of SECTIONS.toReversed()) {
        await tab(page, name).click();
        await expect(selectedTab(page)).toHaveText(name);
        expect(await selectedAfterEach(page, [0, 6, -12, 20]), 'moved a little').toEqual(
          Array(4).fill(name),
        );
      }

      const samples = await samplesOnTheWayDown(page);
      const wrong = samples.filter(({ selected, expected, below, remaining }) => {
        if (expected >= 0) return selected !== expected;
        return remaining > 350 ? !below.includes(selected) : selected < (below[0] ?? 0);
      });
      expect(wrong, 'samples with the wrong tab').toEqual([]);
      const end = samples.at(-1) as Sample;
      const last = end.expected < 0 ? SECTIONS.length - 1 : end.expected;
      expect(end.selected).toBe(last);
      expect([...new Set(samples.map(({ selected }) => selected))]).toEqual([
        ...Array(last + 1).keys(),
      ]);
    });
  }

  await test.step('after a reload', async () => {
    await tab(page, 'Crafts').click();
    await page.reload();
    await staysSelected(page, 'Crafts', 'reloaded where it was chosen');
    await scrollTo(page, 1300);
    await expect(selectedTab(page)).toHaveText('Ducks');
    await page.reload();
    await staysSelected(page, 'Ducks', 'reloaded somewhere else');
    expect(await scrollTop(page)).toBe(1300);
    await expect(page).toHaveURL('/products#crafts');
  });
});
