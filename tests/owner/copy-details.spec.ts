import { expect, type Page } from '@playwright/test';
import { TOKEN } from '../support/github.ts';
import { openEditor } from '../support/hosted-editor.ts';
import { test } from '../support/owner.ts';
import { openReview, publishButton } from './github-steps.ts';

const TYPED = 'Heron took blue cooler';

/** Any later error quotes all that this phone stores: the token, the content and what was typed. */
const breakWith = (page: Page) =>
  page.evaluate(() => {
    const everything = Object.entries(localStorage).flat().join('\n');
    JSON.stringify = () => {
      throw new SyntaxError(everything);
    };
    return everything;
  });

test('Copy details has the version, screen, error and actions, but no token and nothing typed', async ({
  page,
  site,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEditor(page, site.address, 'notice');
  await page.getByRole('button', { name: 'Add notice' }).click();
  await page.getByLabel('Text', { exact: true }).fill(TYPED);
  await openReview(page);
  await expect(publishButton(page)).toBeEnabled();
  const quoted = await breakWith(page);
  expect(quoted).toContain(TOKEN);
  expect(quoted).toContain(TYPED);

  await publishButton(page).click();
  await expect(
    page.getByText('Something went wrong, but your changes are saved here.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Copy details' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const details = await page.evaluate(() => navigator.clipboard.readText());
  expect(details).toMatch(
    /^Version \d+\.\d+\.\d+\nBrowser: Mozilla.+\nScreen: review\nError: SyntaxError\n( {2}at [\w.-]+\.js:\d+:\d+\n)+Last actions: .*notice draft.*review save failed$/,
  );
  expect(details).not.toContain(TOKEN);
  for (const word of TYPED.split(' ')) expect(details).not.toMatch(new RegExp(`\\b${word}\\b`));
});

test('where copying isn’t allowed, the details are shown', async ({ page, site }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  await openEditor(page, site.address, 'history');
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await breakWith(page);
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Copy details' }).click();
  await expect(page.getByLabel('Details')).toHaveValue(/\nScreen: history\n/);
});

test('the first screen shows the version', async ({ page, site }) => {
  await openEditor(page, site.address);
  await expect(page.getByText(/^Version \d+\.\d+\.\d+$/)).toBeVisible();
});
