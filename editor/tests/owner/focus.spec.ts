import { expect, type Locator } from '@playwright/test';
import {
  changeThePrice,
  DUCKS,
  photoNamed,
  publishButton,
  savedStatus,
} from '../support/github-steps.ts';
import { test } from '../support/owner.ts';

/** As a keyboard does it: a click would leave the focus elsewhere in some browsers. */
const press = async (button: Locator) => {
  await button.focus();
  await button.press('Enter');
};

test('the focus stays near what disappears', async ({ page, goTo, github }) => {
  const dialog = page.getByRole('dialog');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('after a question', async () => {
    await goTo('file/products/ducks.yaml/photos');
    const remove = button('Remove The drake');
    await press(remove);
    await press(dialog.getByRole('button', { name: 'Keep it' }));
    await expect(remove).toBeFocused();
    await remove.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(remove).toBeFocused();
    await remove.press('Enter');
    await press(dialog.getByRole('button', { name: 'Remove' }));
    await expect(page.getByRole('group', { name: 'Photos' })).toBeFocused();
    await press(button('Undo'));
    await expect(heading).toBeFocused();
  });

  await test.step('when a form takes the place of its button', async () => {
    await goTo('notice');
    await press(button('Add notice'));
    await expect(page.getByLabel('Text', { exact: true })).toBeFocused();
    await press(button('Remove notice'));
    await expect(heading).toBeFocused();
  });

  await test.step('while a picture is added, and when it is removed', async () => {
    await goTo('file/farm.yaml');
    const logo = page.getByLabel(/^Logo \(/);
    await logo.focus();
    await logo.setInputFiles(await photoNamed('logo.jpg'));
    await expect(page.getByText('Choose another picture')).toBeVisible();
    await expect(logo).toBeFocused();
    await press(button('Remove logo'));
    await expect(heading).toBeFocused();
  });

  await test.step('after Publish', async () => {
    await goTo();
    await changeThePrice(page);
    await expect(publishButton(page)).toBeEnabled();
    await press(publishButton(page));
    await expect(savedStatus(page)).toBeVisible();
    await expect(heading).toBeFocused();
  });

  await test.step('when a question about two versions appears', async () => {
    await goTo();
    await changeThePrice(page, '9');
    github.replace(DUCKS, 'amount: 8 #', 'amount: 10 #');
    await expect(publishButton(page)).toBeEnabled();
    await press(publishButton(page));
    await expect(page.getByRole('alert')).toContainText('Which version do you want to keep?');
    await expect(heading).toBeFocused();
    await page.getByLabel('The other change').check();
    await press(page.getByRole('button', { name: 'Continue' }));
    await expect(page.getByText('Your site already has this.')).toBeVisible();
    await press(page.getByRole('link', { name: 'Done' }));
    await expect(page.getByRole('link', { name: /^Prices/ })).toBeVisible();
  });
});
