import type { Page } from '@playwright/test';
import { expect, test } from '../support/visit.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test.beforeEach(async ({ page }) => {
  await page.goto('/products');
});

test.describe('the scroll-to-top button', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Back to top' });

  test('is absent up to 300 px and present from 301 px', async ({ page }) => {
    await scrollTo(page, 400);
    await expect(button(page)).toBeVisible();
    await scrollTo(page, 300);
    await expect(button(page)).toHaveCount(0);
    await scrollTo(page, 301);
    await expect(button(page)).toBeVisible();
    await scrollTo(page, 0);
    await expect(button(page)).toHaveCount(0);
  });

  test('is round, scrolls smoothly to the top and hands focus to the heading', async ({ page }) => {
    await scrollTo(page, 2500);
    await expect(button(page)).toBeVisible();
    const box = await button(page).boundingBox();
    expect(box?.width).toBe(box?.height);
    await page.evaluate(() => {
      const positions = new Set<number>();
      Object.assign(window, { positions });
      addEventListener('scroll', () => positions.add(scrollY));
    });
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const stops = await page.evaluate(
      () => (window as unknown as { positions: Set<number> }).positions.size,
    );
    expect(stops).toBeGreaterThan(3);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('the tab bar', () => {
  const tabs = (page: Page) => page.getByRole('navigation', { name: 'Products' });
  const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name });
  const selected = (page: Page) => tabs(page).locator('[aria-current=true]');

  async function headingIsBelowTheBars(page: Page, name: string) {
    const heading = section(page, name).getByRole('heading', { level: 2 });
    await expect
      .poll(async () => {
        const bar = await tabs(page).boundingBox();
        const box = await heading.boundingBox();
        const view = page.viewportSize();
        if (!bar || !box || !view) return false;
        return box.y >= bar.y + bar.height - 1 && box.y + box.height <= view.height;
      })
      .toBe(true);
  }

  test('has four tabs, Ducks first, and sticks right under the top bar', async ({ page }) => {
    await expect(tabs(page).getByRole('link')).toHaveText([
      'Ducks',
      'Chickens',
      'Plants',
      'Crafts',
    ]);
    await expect(selected(page)).toHaveText('Ducks');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await scrollTo(page, 2000);
      await expect.poll(async () => (await tabs(page).boundingBox())?.y, `${width} px`).toBe(64);
    }
  });

  test('choosing a tab selects it, scrolls there and keeps it selected', async ({ page }) => {
    for (const name of ['Crafts', 'Chickens', 'Plants', 'Ducks']) {
      await tab(page, name).click();
      await expect(page).toHaveURL(`/products#${name.toLowerCase()}`);
      await headingIsBelowTheBars(page, name);
      await expect(selected(page)).toHaveText(name);
      await page.waitForTimeout(400);
      await expect(selected(page)).toHaveText(name);
      await expect(selected(page)).toHaveCount(1);
    }
  });

  test('a smooth scroll passes the tabs between without selecting them, also if it falters', async ({
    page,
  }) => {
    await scrollTo(page, 10);
    await tab(page, 'Ducks').hover();
    await expect.poll(() => page.locator('astro-island[ssr]').count()).toBeLessThan(5);
    await page.evaluate(() => {
      const log = { tabs: [] as string[], positions: new Set<number>() };
      Object.assign(window, { log });
      const look = () => {
        const now = document.querySelector('[aria-current=true]')?.textContent ?? '';
        if (log.tabs.at(-1) !== now) log.tabs.push(now);
        log.positions.add(scrollY);
        requestAnimationFrame(look);
      };
      look();
    });
    await tab(page, 'Crafts').click();
    await page.evaluate(async () => {
      for (let stop = 0; stop < 3; stop++) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
        for (const start = performance.now(); performance.now() < start + 250; );
      }
    });
    await headingIsBelowTheBars(page, 'Crafts');
    await page.waitForTimeout(300);
    const log = await page.evaluate(() => {
      const { tabs, positions } = (
        window as unknown as { log: { tabs: string[]; positions: Set<number> } }
      ).log;
      return { tabs, frames: positions.size };
    });
    expect(log.tabs).toEqual(['Ducks', 'Crafts']);
    expect(log.frames).toBeGreaterThan(3);
  });

  for (const knows of ['a browser', 'one that does not tell when scrolling ends']) {
    test(`back to top during a ride selects the first tab, in ${knows}`, async ({ page }) => {
      if (knows !== 'a browser') {
        await page.addInitScript(() => {
          Reflect.deleteProperty(window, 'onscrollend');
          addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
        });
        await page.reload();
      }
      await scrollTo(page, 400);
      const up = page.getByRole('button', { name: 'Back to top' });
      await expect(up).toBeVisible();
      await tab(page, 'Crafts').click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(900);
      await expect(selected(page)).toHaveText('Crafts');
      await up.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(selected(page)).toHaveText('Ducks');
    });
  }

  test('a ride that is stopped half way leaves the section selected that is there', async ({
    page,
  }) => {
    await scrollTo(page, 400);
    await tab(page, 'Crafts').click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(900);
    // Now and then what is left of the ride has the last word.
    await expect(async () => {
      await scrollTo(page, 1400);
      await expect(selected(page)).toHaveText('Ducks', { timeout: 1000 });
    }).toPass();
  });

  test('scrolling by hand moves the selection along', async ({ page }) => {
    const order: string[] = [];
    await page.mouse.move(200, 500);
    for (let i = 0; i < 150 && order.at(-1) !== 'Crafts'; i++) {
      await page.mouse.wheel(0, 150);
      await page.waitForTimeout(40);
      const now = await selected(page).innerText();
      if (order.at(-1) !== now) order.push(now);
    }
    expect(order).toEqual(['Ducks', 'Chickens', 'Plants', 'Crafts']);
    await scrollTo(page, 0);
    await expect(selected(page)).toHaveText('Ducks');
  });

  test('an address with a section is there at once, with its tab selected', async ({ page }) => {
    await page.goto('/about');
    await page.addInitScript(() => {
      const stops = new Set<number>();
      Object.assign(window, { stops });
      addEventListener('scroll', () => stops.add(Math.round(scrollY)));
    });
    await page.goto('/products#chickens');
    await headingIsBelowTheBars(page, 'Chickens');
    await expect(selected(page)).toHaveText('Chickens');
    await page.waitForTimeout(500);
    const stops = await page.evaluate(() => [
      ...(window as unknown as { stops: Set<number> }).stops,
    ]);
    expect(stops.length, `stops at ${stops}`).toBeLessThan(4);
    expect(Math.max(...stops) - Math.min(...stops)).toBeLessThan(100);
  });

  test('Back and Forward go through the chosen sections', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await tab(page, 'Chickens').click();
    await headingIsBelowTheBars(page, 'Chickens');
    await tab(page, 'Plants').click();
    await headingIsBelowTheBars(page, 'Plants');
    await page.goBack();
    await headingIsBelowTheBars(page, 'Chickens');
    await expect(selected(page)).toHaveText('Chickens');
    await page.goForward();
    await headingIsBelowTheBars(page, 'Plants');
    await expect(selected(page)).toHaveText('Plants');
  });

  test('reduced motion jumps instead', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await tab(page, 'Crafts').click();
    const [first, later] = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const before = scrollY;
      await new Promise((resolve) => setTimeout(resolve, 500));
      return [before, scrollY];
    });
    expect(first).toBeGreaterThan(1000);
    expect(later).toBe(first);
  });
});
