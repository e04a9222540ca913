import type { Page } from '@playwright/test';
import { expect } from './strict-test.ts';

export const CAPTIONS = [
  'All five at the pond',
  'The drake and his curls',
  'Every feather in its place',
];

export const photo = (page: Page, number: number) =>
  page
    .getByRole('region', { name: 'Ducks', exact: true })
    .getByRole('figure')
    .nth(number - 1)
    .getByRole('link');
export const viewer = (page: Page) => page.getByRole('dialog', { name: 'Photo viewer' });
export const button = (page: Page, name: string) => viewer(page).getByRole('button', { name });

export async function expectPhoto(page: Page, number: number) {
  const caption = `${CAPTIONS.at(number - 1)} ${number} of 9`;
  if (number > 0) await expect(viewer(page).getByRole('figure')).toContainText(caption);
  const picture = viewer(page).getByRole('img');
  await expect(picture).toHaveAccessibleName(
    (await photo(page, number).getByRole('img').getAttribute('alt')) ?? '',
  );
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 300))
    .toBe(true);
}

/** The viewer empties a moment after its history entry is gone, which also restores the scroll position. */
export const expectEmptied = (page: Page) =>
  expect(page.locator('dialog:not(:empty)')).toHaveCount(0);

export async function expectClosedAt(page: Page, number: number) {
  await expect(viewer(page)).toBeHidden();
  await expectEmptied(page);
  await expect.poll(() => page.evaluate(() => history.state?.photo)).toBeUndefined();
  await expect(photo(page, number)).toBeFocused();
  await expect(photo(page, number)).toBeInViewport();
}
