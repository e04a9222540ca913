import { expect, type Page } from '@playwright/test';
import { API, type FakeGitHub, headersOf, TOKEN } from '../support/github.ts';
import {
  changeThePrice,
  DUCKS,
  halfDozenWashed,
  openReview,
  publish,
} from '../support/github-steps.ts';
import { test } from '../support/owner.ts';

/** GitHub processes requests with this text, and responds once released. */
async function holdResponse(page: Page, github: FakeGitHub, text: string) {
  const held = Promise.withResolvers<void>();
  await page.route(`${API}/graphql`, async (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes(text)) return route.fallback();
    const response = github.respond({ method: 'POST', path: '/graphql', token: TOKEN, body });
    await held.promise;
    if (response) await route.fulfill({ ...response, headers: headersOf(response) });
  });
  return held.resolve;
}

test('what finishes later moves no one to another screen', async ({ page, goTo, github }) => {
  await goTo();
  await changeThePrice(page);
  await publish(page);
  await page.getByRole('link', { name: 'Done' }).click();
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByText('Ducks: Half dozen, washed: $7 → $8').click();
  const undo = page.getByRole('button', { name: 'Undo this' });
  await expect(undo).toBeVisible();
  const letGo = await holdResponse(page, github, 'parents(');
  await undo.click();
  await expect(page.getByRole('button', { name: 'Undoing…' })).toBeVisible();
  await goTo('prices');
  letGo();
  await expect(page.getByText('1 change not published yet')).toBeVisible();
  await expect(halfDozenWashed(page)).toHaveValue('7');

  // Another phone changes what is being typed here.
  await halfDozenWashed(page).fill('12');
  github.replace(DUCKS, 'amount: 8 #', 'amount: 13 #');
  // The owner comes back to the page.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('There are two versions.')).toBeVisible();
  await expect(halfDozenWashed(page)).toHaveValue('12');
  await openReview(page);
  // It publishes once more, so this question is outdated.
  github.replace(DUCKS, 'amount: 13 #', 'amount: 14 #');
  await page.getByLabel('$13').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('$14')).not.toBeChecked();
  await page.getByLabel('$12').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await publish(page);
});
