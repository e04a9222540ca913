import type { Page } from '@playwright/test';
import { picture, withLocation } from '../../build/photos/fixtures/pictures.ts';

export const DUCKS = 'content/products/ducks.yaml';
export const FARM = 'content/farm.yaml';

export const halfDozenWashed = (page: Page) =>
  page
    .getByRole('group', { name: 'Half dozen' })
    .getByRole('group', { name: 'Washed', exact: true })
    .getByLabel('Price', { exact: true });
/** The site that the tests share may already show just that. */
export const saved = (page: Page) => page.getByText(/^(?:Saved|Online)$/);
export const save = (page: Page) => page.getByRole('button', { name: 'Save and publish' });

export async function changeThePrice(page: Page, to = '8') {
  await page.getByRole('link', { name: /^Prices/ }).click();
  await halfDozenWashed(page).fill(to);
  await page.getByRole('link', { name: 'Look and save' }).click();
}

export const sidewaysPhoto = () =>
  withLocation(picture({ width: 600, height: 900, orientation: 6 }))
    .jpeg()
    .toBuffer();
