import type { Page } from '@playwright/test';
import { selectedTabAndSection } from '../support/selected-tab.ts';
import { SIZES } from '../support/sizes.ts';
import { expect, test } from '../support/strict-test.ts';
import { selectedTab, tab } from './locators.ts';

/** The selected tab names the section under the bar, at every size. */

const SECTIONS = ['Ducks', 'Chickens', 'Plants', 'Crafts'];

/** Where sections are is the question here, and large screens take long to draw. */
const drawOnlyTabs = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { background: none !important; visibility: hidden }
      nav[aria-label=Products], nav[aria-label=Products] * { visibility: visible }
    `);
    document.adoptedStyleSheets.push(sheet);
  });

/** Long enough for a tab to hear that the page is at rest. */
const atRest = (page: Page) => page.waitForTimeout(120);

async function staysSelected(page: Page, name: string, arrival: string) {
  await expect(selectedTab(page), arrival).toHaveText(name);
  await atRest(page);
  await expect(selectedTab(page), arrival).toHaveText(name);
}

/** Moves the page a little, again and again, and tells which tab is selected each time it is at rest. */
const selectedAfterEach = (page: Page, steps: number[]) =>
  page.evaluate(async (moves) => {
    const names: (string | undefined)[] = [];
    for (const top of moves) {
      await new Promise((rest) => {
        // At the page's end nothing moves, and nothing is told.
        setTimeout(rest, 120);
        addEventListener('scrollend', () => setTimeout(rest), { once: true });
        scrollBy({ top, behavior: 'instant' });
      });
      names.push(document.querySelector('nav [aria-current=true]')?.textContent);
    }
    return names;
  }, steps);

type Look = ReturnType<typeof selectedTabAndSection>;

/** Looks at the tabs from the top of the page to its end, in small steps where a section begins. */
const looksOnTheWayDown = (page: Page) =>
  page.evaluate<Look[]>(`(async (look) => {
    const looks = [];
    const headings = [...document.querySelectorAll('h2')];
    const isNear = (it) => Math.abs(it.getBoundingClientRect().top) < 350;
    scrollTo({ top: 0, behavior: 'instant' });
    do {
      const isSlow = looks.at(-1)?.left < 700 || headings.some(isNear);
      scrollBy({ top: isSlow ? 70 : 210, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      looks.push(look());
    } while (looks.at(-1).left > 0);
    return looks;
  })(${selectedTabAndSection})`);

for (const [screen, sizes] of [
  ['in a hand', SIZES.filter(([width]) => width < 1200)],
  ['on a desk', SIZES.filter(([width]) => width >= 1200)],
] as const) {
  test(`${screen}, the tab names the section that was chosen, that the page is at, that it comes back to`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await drawOnlyTabs(page);
    for (const [width, height] of sizes) {
      await test.step(`at ${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await page.goto('about:blank');
        await page.goto('/products#crafts');
        await staysSelected(page, 'Crafts', 'by address');

        for (const name of ['Crafts', 'Plants', 'Chickens', 'Ducks']) {
          await tab(page, name).click();
          await expect(selectedTab(page)).toHaveText(name);
          expect(await selectedAfterEach(page, [0, 6, -12, 20]), 'moved a little').toEqual(
            Array(4).fill(name),
          );
        }

        const looks = await looksOnTheWayDown(page);
        const wrong = looks.filter(({ selected, right, under, left }) => {
          if (right >= 0) return selected !== right;
          return left > 350 ? !under.includes(selected) : selected < (under[0] ?? 0);
        });
        expect(wrong, 'looks at another section than the tab says').toEqual([]);
        const end = looks.at(-1) as Look;
        const last = end.right < 0 ? SECTIONS.length - 1 : end.right;
        expect(end.selected).toBe(last);
        expect([...new Set(looks.map((look) => look.selected))]).toEqual([
          ...Array(last + 1).keys(),
        ]);

        await tab(page, 'Crafts').click();
        await page.reload();
        await staysSelected(page, 'Crafts', 'reloaded where it was chosen');
        await page.evaluate(() => scrollTo({ top: 1300, behavior: 'instant' }));
        await expect(selectedTab(page)).toHaveText('Ducks');
        await page.reload();
        await staysSelected(page, 'Ducks', 'reloaded somewhere else');
        expect(await page.evaluate(() => scrollY)).toBe(1300);
        await expect(page).toHaveURL('/products#crafts');
      });
    }
  });
}
