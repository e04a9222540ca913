import { expect, type Page } from '@playwright/test';
import { TOKEN } from '../support/github.ts';
import { openReview, publishButton } from '../support/github-steps.ts';
import { test } from '../support/owner.ts';

const TYPED = 'Heron took blue cooler';

/** From now on, the function's error quotes all that this phone stores: the token, the content and what was typed. */
const breakFunction = (page: Page, name: 'btoa' | 'stringify') =>
  page.evaluate((broken) => {
    const everything = Object.entries(localStorage).flat().join('\n');
    Object.assign(broken === 'btoa' ? window : JSON, {
      [broken]: () => {
        throw new SyntaxError(everything);
      },
    });
    return everything;
  }, name);

test('Copy details has the error, but no token and nothing typed', async ({ page, goTo }) => {
  // The page may write to the clipboard, but not read it.
  await page.context().grantPermissions(['clipboard-write']);
  await page.addInitScript(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = async (text) => {
      await write(text);
      Object.assign(window, { copied: text });
    };
  });
  await goTo('notice');
  await page.getByRole('button', { name: 'Add notice' }).click();
  await page.getByLabel('Text', { exact: true }).fill(TYPED);
  await openReview(page);
  await expect(publishButton(page)).toBeEnabled();
  const quoted = await breakFunction(page, 'btoa');
  expect(quoted).toContain(TOKEN);
  expect(quoted).toContain(TYPED);

  await publishButton(page).click();
  await expect(page.getByText('Something went wrong, but your changes are saved')).toBeVisible();
  await page.getByRole('button', { name: 'Copy details' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const details = await page.evaluate(() => (window as unknown as { copied: string }).copied);
  expect(details).toMatch(
    /^Version \d+\.\d+\.\d+\nBrowser: Mozilla.+\nScreen: review\nError: SyntaxError(\n {2}at [\w.-]+\.js:\d+:\d+)+$/,
  );
  for (const secret of [TOKEN, ...TYPED.split(' ')])
    expect(details).not.toMatch(new RegExp(`\\b${secret}\\b`));
});

test('where copying isn’t allowed, the details are shown', async ({ page, goTo }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  await goTo();
  await expect(page.getByText(/^Version \d+\.\d+\.\d+$/)).toBeVisible();
  await breakFunction(page, 'stringify');
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Copy details' }).click();
  await expect(page.getByLabel('Details')).toHaveValue(/\nScreen: history\n/);
});
