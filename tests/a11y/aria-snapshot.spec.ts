import { expect, test } from '../support/any-content.ts';
import { ALL_PAGES, forSnapshot } from '../support/pages.ts';
import { PHONE } from '../support/screens.ts';
import { FIXTURE } from '../support/sites.ts';

test.use({ siteFolder: FIXTURE.folder });

// As text, because toMatchAriaSnapshot writes its snapshots with any number in a price's place.
test('each page’s accessibility tree matches its snapshot', async ({ page }) => {
  for (const { name, path } of ALL_PAGES) {
    await page.goto(`.${path}`);
    const tree = await page.locator(name === 'home' ? 'body' : 'main').ariaSnapshot();
    expect.soft(forSnapshot(tree), path).toMatchSnapshot(['fixture', `${name}.yml`]);
  }
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the price table is still a table, and its parts have their roles', async ({ page }) => {
    await page.goto('./products');
    const table = page.getByRole('table');
    expect(await table.ariaSnapshot()).toMatchSnapshot(['fixture', 'price-table-on-a-phone.yml']);
    const parts = await table.locator('thead, tbody, tr, th, td').all();
    expect(parts.length).toBeGreaterThan(15);
    // Safari drops implicit roles once CSS changes a table's display.
    for (const part of parts) await expect(part).toHaveAttribute('role');
  });
});
