import { expect, type Page } from '@playwright/test';

/** Browsers expose a summary as a button, Playwright doesn't. */
export const avatar = (page: Page) => page.locator('summary', { hasText: 'Profile menu' });
export const profileList = (page: Page) => page.getByRole('list', { name: 'Profile' });
export const menuButton = (page: Page) => page.locator('summary', { hasText: /^Menu$/ });
export const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const tabs = (page: Page) => page.getByRole('navigation', { name: 'Products' });
export const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name });
export const selectedTab = (page: Page) => tabs(page).locator('[aria-current=true]');
export const section = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true });

/** How far the page is scrolled. */
export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

export const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** The scroll position once the page hasn't scrolled for eight frames. */
export const settledScrollTop = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let [top, frames] = [scrollY, 0];
        const check = () => {
          frames = scrollY === top ? frames + 1 : 0;
          top = scrollY;
          if (frames < 8) requestAnimationFrame(check);
          else done(Math.round(top));
        };
        check();
      }),
  );

export async function expectScrollTop(page: Page, top: number, after: string) {
  expect(await settledScrollTop(page), after).toBe(top);
}

/** Below the top bar and the tabs, and in view. */
export async function expectHeadingBelowBars(page: Page, name: string) {
  const heading = section(page, name).getByRole('heading', { level: 2 });
  await expect
    .poll(async () => {
      const bar = await tabs(page).boundingBox();
      const box = await heading.boundingBox();
      const view = page.viewportSize();
      if (!bar || !box || !view) return false;
      return box.y >= bar.y + bar.height - 1 && box.y + box.height <= view.height;
    }, `the heading of ${name} is below the bars`)
    .toBe(true);
}
