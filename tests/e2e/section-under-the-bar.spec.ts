import type { Page } from '@playwright/test';
import { SIZES } from '../support/sizes.ts';
import { lookAtTabs } from '../support/tab-and-section.ts';
import { expect, test } from '../support/visit.ts';

/** The selected tab names the section under the bar, at every size. */

const SECTIONS = ['Ducks', 'Chickens', 'Plants', 'Crafts'];

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Products' });
const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name });
const selected = (page: Page) => tabs(page).locator('[aria-current=true]');

/** Long enough for a tab to hear that the page is at rest. */
const atRest = (page: Page) => page.waitForTimeout(120);

/** Moves the page a little, again and again, and tells which tab is selected each time it is at rest. */
const selectedAfterEach = (page: Page, steps: number[]) =>
  page.evaluate(async (moves) => {
    const names: (string | undefined)[] = [];
    for (const top of moves) {
      scrollBy({ top, behavior: 'instant' });
      await new Promise((rest) => setTimeout(rest, 120));
      names.push(document.querySelector('nav [aria-current=true]')?.textContent);
    }
    return names;
  }, steps);

type Look = ReturnType<typeof lookAtTabs>;

/** Looks at the tabs in steps, from the top of the page to its end. */
const looksOnTheWayDown = (page: Page) =>
  page.evaluate<Look[]>(`(async (look) => {
    const looks = [];
    scrollTo({ top: 0, behavior: 'instant' });
    do {
      scrollBy({ top: 70, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      looks.push(look());
    } while (looks.at(-1).left > 0);
    return looks;
  })(${lookAtTabs})`);

for (const [width, height] of SIZES) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('the tab names the section that was chosen, that the page is at, that it comes back to', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/products#crafts');
      for (const arrival of ['by address', 'by reload']) {
        await expect(selected(page), arrival).toHaveText('Crafts');
        await atRest(page);
        await expect(selected(page), arrival).toHaveText('Crafts');
        if (arrival === 'by address') await page.reload();
      }

      for (const name of ['Crafts', 'Plants', 'Chickens', 'Ducks']) {
        await tab(page, name).click();
        await expect(selected(page)).toHaveText(name);
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
      expect([...new Set(looks.map((look) => look.selected))]).toEqual([...Array(last + 1).keys()]);

      await tab(page, 'Crafts').click();
      await page.evaluate(() => scrollTo({ top: 1300, behavior: 'instant' }));
      await expect(selected(page)).toHaveText('Ducks');
      await page.reload();
      await atRest(page);
      await expect(selected(page), 'after a reload').toHaveText('Ducks');
      await page.goto('/about');
      await page.goBack();
      await atRest(page);
      expect(await page.evaluate(() => scrollY)).toBe(1300);
      await expect(selected(page), 'after Back').toHaveText('Ducks');
      await expect(page).toHaveURL('/products#crafts');
    });
  });
}
