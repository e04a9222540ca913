import { expect, isPhone, PAGES, test } from '../visit.ts';
import { sidewaysOverflow, spoiltWords } from './text.ts';

const ALL_PAGES = [...PAGES, { path: '/no-such-page' }];
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important }`;

for (const [what, style] of [
  ['text at 200 %', 'html { font-size: 200% }'],
  ['the text spacing that WCAG asks for', TEXT_SPACING],
] as const) {
  test(`with ${what}, no word is split or cut off and nothing scrolls sideways`, async ({
    page,
  }) => {
    for (const { path } of ALL_PAGES) {
      await page.goto(path);
      await page.addStyleTag({ content: style });
      expect.soft(await spoiltWords(page), path).toEqual([]);
      expect.soft(await sidewaysOverflow(page), path).toBe(0);
    }
  });
}

test('at 400 % zoom everything fits a column, and no bar takes the little room', async ({ page }, {
  project,
}) => {
  test.skip(isPhone(project.name), 'zoom makes a small screen of a large one');
  await page.setViewportSize({ width: 320, height: 256 });
  for (const { path } of ALL_PAGES) {
    await page.goto(path);
    expect(await spoiltWords(page), path).toEqual([]);
    expect(await sidewaysOverflow(page), path).toBe(0);
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await expect(page.getByRole('banner')).not.toBeInViewport();
    const tabs = page.getByRole('navigation', { name: 'Products' });
    if (await tabs.count()) {
      await tabs.getByRole('link', { name: 'Plants' }).click();
      await expect(page.getByRole('heading', { name: 'Plants' })).toBeInViewport();
      await expect(tabs).not.toBeInViewport();
    }
  }
});

test('headings go down one level at a time, and the language is named', async ({ page }) => {
  for (const { path } of ALL_PAGES) {
    await page.goto(path);
    const levels = await page
      .getByRole('heading')
      .evaluateAll((headings) => headings.map(({ localName }) => Number(localName.slice(1))));
    expect(levels[0], path).toBe(1);
    for (const [i, level] of levels.entries()) {
      expect(level, `${path}, heading ${i + 1}`).toBeLessThanOrEqual((levels[i - 1] ?? 0) + 1);
    }
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  }
});

test('every control is at least 44 px wide and high', async ({ page }, { project }) => {
  test.slow();
  const small = () =>
    page
      .getByRole('link')
      .or(page.getByRole('button'))
      .or(page.getByRole('menuitem'))
      .evaluateAll((controls) =>
        controls
          .filter((control) => !control.matches('.skip-link'))
          .map((control) => ({ control, box: control.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 44 || box.height < 44)
          .map(({ control, box }) => `${control.textContent}: ${box.width} × ${box.height}`),
      );
  for (const { path } of ALL_PAGES) {
    await page.goto(path);
    expect(await small(), path).toEqual([]);
  }
  await page.goto('/products');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  if (isPhone(project.name)) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    expect(await small(), 'site menu').toEqual([]);
  }
  await page.getByRole('button', { name: 'Profile menu' }).click();
  expect(await small(), 'profile menu').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('figure').first().getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await small(), 'photo viewer').toEqual([]);
});

test('links that look alike are told apart by their names', async ({ page }) => {
  for (const { path } of ALL_PAGES) {
    await page.goto(path);
    const links = await page.getByRole('main').getByRole('link').all();
    const byName = new Map<string, string | null>();
    for (const link of links) {
      const name = (await link.ariaSnapshot()).split('\n')[0] ?? '';
      const href = await link.getAttribute('href');
      expect(byName.get(name) ?? href, `${name} on ${path}`).toBe(href);
      byName.set(name, href);
    }
  }
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Learn More about / })).toHaveCount(3);
  await page.goto('/blog');
  await expect(page.getByRole('link', { name: /^View Post (It's Time|Making Duck)/ })).toHaveCount(
    2,
  );
});
