import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { ALL_PAGES } from '../support/pages.ts';
import { expect, test } from '../support/strict-test.ts';

const READER = createRequire(import.meta.url)
  .resolve('@guidepup/virtual-screen-reader/package.json')
  .replace('package.json', 'lib/esm/index.browser.js');

type Reader = typeof import('@guidepup/virtual-screen-reader');

/** Everything that a screen reader says in a part of the page, a line for each stop. */
const readAloud = (page: Page, part: 'body' | 'main') =>
  page.evaluate(async (name) => {
    const { virtual } = (await import('/virtual-screen-reader.js' as string)) as Reader;
    const container = document.querySelector(name) as HTMLElement;
    await virtual.start({ container });
    const end = name === 'body' ? 'end of document' : `end of ${name}`;
    while ((await virtual.lastSpokenPhrase()) !== end) await virtual.next();
    const phrases = await virtual.spokenPhraseLog();
    await virtual.stop();
    return phrases;
  }, part);

// The policy blocks the virtual screen reader's script.
test.use({ bypassCSP: true });

test('the screen reader transcript of each page matches its snapshot', async ({ page }) => {
  await page.route('/virtual-screen-reader.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: readFileSync(READER) }),
  );
  for (const { name, path } of ALL_PAGES) {
    await page.goto(path);
    const phrases = await readAloud(page, name === 'home' ? 'body' : 'main');
    expect(phrases.length, path).toBeGreaterThan(4);
    expect(phrases.at(-1), path).toBe(name === 'home' ? 'end of document' : 'end of main');
    expect.soft(`${phrases.join('\n')}\n`, path).toMatchSnapshot(`${name}.txt`);
    if (path === '/products') {
      await test.step('the price table has table roles, also as cards on a phone', () =>
        checkTableRoles(page, phrases));
    }
  }
});

async function checkTableRoles(page: Page, phrases: string[]) {
  const parts = page.getByRole('table').locator('thead, tbody, tr, th, td');
  const haveRoles = await parts.evaluateAll((all) =>
    all.every((part) => part.hasAttribute('role')),
  );
  expect(haveRoles, 'Safari drops a table’s implicit roles once CSS changes its display').toBe(
    true,
  );
  const table = await tableRoles(page);
  expect(table).toEqual({ tables: 1, rows: 4, columnHeaders: 4, rowHeaders: 3, cells: 9 });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await tableRoles(page)).toEqual(table);
  expect(await readAloud(page, 'main')).toEqual(phrases);
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** From the accessibility tree. */
async function tableRoles(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const count = (role: string) => nodes.filter((node) => node.role?.value === role).length;
  return {
    tables: count('table'),
    rows: count('row'),
    columnHeaders: count('columnheader'),
    rowHeaders: count('rowheader'),
    cells: count('cell'),
  };
}
