import type { Page } from '@playwright/test';
import { expect, test } from '../visit.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test.beforeEach(async ({ page }) => {
  await page.goto('/products');
});

test('welcomes with what the farm has', async ({ page }) => {
  const main = page.getByRole('main');
  await expect(main).toContainText(/5\s*ducks\s*4 laying and one drake/);
  await expect(main).toContainText(
    /8\s*chicken hens hoped for\s*Laying expected by the end of August 2025/,
  );
  await expect(main).toContainText('organically fed and free range on almost an acre');
  await main.getByRole('link', { name: 'See the gallery' }).click();
  await expect(page).toHaveURL('/gallery');
});

test('notes pickup and payment', async ({ page }) => {
  const notes = section(page, 'Notes');
  await expect(notes).toContainText('Pickup or drop-off only');
  await expect(notes).toContainText('Around Missoula, MT. No postal delivery.');
  await expect(notes).toContainText('Cash or a peer-to-peer payment app.');
});

for (const [name, id, count] of [
  ['Ducks', 'ducks', 9],
  ['Chickens', 'chickens', 5],
] as const) {
  test(`${name} has ${count} photos, each with a caption of its own`, async ({ page }) => {
    await expect(section(page, name)).toHaveAttribute('id', id);
    const figures = section(page, name).getByRole('figure');
    await expect(figures).toHaveCount(count);
    const captions = new Set<string>();
    for (const figure of await figures.all()) {
      await figure.scrollIntoViewIfNeeded();
      const picture = figure.getByRole('img');
      await expect(picture).toHaveAccessibleName(/^Illustration of .{15,}/);
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      captions.add(await figure.locator('figcaption').innerText());
    }
    expect(captions.size).toBe(count);
  });
}

test('the egg prices are a table with both columns and the reused-carton prices', async ({
  page,
}) => {
  const table = section(page, 'Ducks').getByRole('table', { name: 'Duck eggs' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Item',
    'Quantity',
    'Unwashed',
    'Washed',
  ]);
  const rows = [
    ['Single egg', '1', '$1', '$1.25'],
    [
      'Half dozen including a carton',
      '6',
      '$6 ($5 with a reused carton)',
      '$7 ($6 with a reused carton)',
    ],
    [
      'Dozen including 2 cartons',
      '12',
      '$12 ($10 with reused cartons)',
      '$14 ($12 with reused cartons)',
    ],
  ];
  for (const [name = '', ...cells] of rows) {
    const row = table.getByRole('row', { name });
    await expect(row.getByRole('rowheader')).toHaveText(name);
    await expect(row.getByRole('cell')).toHaveText(cells);
    for (const cell of await row.getByRole('cell').all()) await expect(cell).toBeVisible();
  }
});

test('the duckling prices, the carton rule and the egg notes are there', async ({ page }) => {
  const label = section(page, 'Ducklings');
  await expect(label).toContainText('Occasionally available');
  await expect(label).toContainText(/Straight run\s*\$10 each/);
  await expect(label).toContainText(/Males\s*\$7 each/);
  await expect(label).toContainText(/Females\s*\$14 each/);
  await expect(label).toContainText('wash your hands');
  const ducks = section(page, 'Ducks');
  await expect(ducks).toContainText('A carton holds 6 eggs. The carton fee is waived for reuse.');
  await expect(ducks).toContainText(
    'Duck eggs are fertilized. Unwashed ones are stored at room temperature.',
  );
});

test('sections without prices say what is coming', async ({ page }) => {
  await expect(section(page, 'Chickens')).toContainText(
    'Pricing will come once the chickens grow up.',
  );
  await expect(section(page, 'Plants')).toContainText('Coming Soon');
  await expect(section(page, 'Crafts')).toContainText('Coming Soon');
});

test('the foot of the page leads to Ko-fi', async ({ page }) => {
  const link = page.getByRole('contentinfo').getByRole('link', { name: /^Support on Ko-fi/ });
  await expect(link).toHaveAttribute('href', 'https://ko-fi.com/');
});

test('photos are a grid of 1, 2 or 3 columns, prices stacked cards or a table', async ({
  page,
}) => {
  const columns = (width: number) =>
    page.setViewportSize({ width, height: 900 }).then(() =>
      section(page, 'Ducks')
        .getByRole('figure')
        .evaluateAll(
          (figures) => new Set(figures.map((f) => Math.round(f.getBoundingClientRect().left))).size,
        ),
    );
  expect(await columns(390)).toBe(1);
  expect(await columns(820)).toBe(2);
  expect(await columns(1280)).toBe(3);

  const cells = section(page, 'Ducks').getByRole('row', { name: /Half dozen/ });
  const header = cells.getByRole('rowheader');
  const price = cells.getByRole('cell').nth(1);
  const besides = async () => {
    const [a, b] = [await header.boundingBox(), await price.boundingBox()];
    return (b?.x ?? 0) >= (a?.x ?? 0) + (a?.width ?? 0) - 1;
  };
  expect(await besides()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await besides()).toBe(false);
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
    await scrollTo(page, 2000);
    await expect.poll(async () => (await tabs(page).boundingBox())?.y).toBe(64);
  });

  for (const name of ['Ducks', 'Chickens', 'Plants', 'Crafts']) {
    test(`choosing ${name} selects it, scrolls there and keeps it selected`, async ({ page }) => {
      await tab(page, name).click();
      await expect(page).toHaveURL(`/products#${name.toLowerCase()}`);
      await headingIsBelowTheBars(page, name);
      await expect(selected(page)).toHaveText(name);
      await page.waitForTimeout(400);
      await expect(selected(page)).toHaveText(name);
      await expect(selected(page)).toHaveCount(1);
    });
  }

  test('a smooth scroll passes the tabs between without selecting them', async ({ page }) => {
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

  test('an address with a section opens there with its tab selected', async ({ page }) => {
    await page.goto('/about');
    await page.goto('/products#chickens');
    await headingIsBelowTheBars(page, 'Chickens');
    await expect(selected(page)).toHaveText('Chickens');
  });

  test('Back and Forward go through the chosen sections', async ({ page }) => {
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
