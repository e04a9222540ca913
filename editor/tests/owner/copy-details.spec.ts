import { expect } from '@playwright/test';
import { TOKEN } from '../support/github.ts';
import { addNotice, openReview, publishButton } from '../support/github-steps.ts';
import { test } from '../support/owner.ts';

const TYPED = 'Heron took blue cooler';

test('Copy details has the error, but no token and nothing typed', async ({ page, goTo }) => {
  await goTo('notice');
  await addNotice(page, TYPED);
  await openReview(page);
  await expect(publishButton(page)).toBeEnabled();
  // The error quotes all that this phone stores: the token, the content and what was typed.
  const quoted = await page.evaluate(() => {
    const everything = Object.entries(localStorage).flat().join('\n');
    window.btoa = () => {
      throw new SyntaxError(everything);
    };
    return everything;
  });
  expect(quoted).toContain(TOKEN);
  expect(quoted).toContain(TYPED);

  await publishButton(page).click();
  await expect(page.getByText('Something went wrong, but your changes are saved')).toBeVisible();
  await page.getByRole('button', { name: 'Copy details' }).click();
  const details = await page.getByLabel('Details').inputValue();
  expect(details).toMatch(
    /^Version \d+\.\d+\.\d+\nBrowser: Mozilla.+\nScreen: review\nError: SyntaxError(\n {2}at [\w.-]+\.js:\d+:\d+)+$/,
  );
  for (const secret of [TOKEN, ...TYPED.split(' ')])
    expect(details).not.toMatch(new RegExp(`\\b${secret}\\b`));
});
