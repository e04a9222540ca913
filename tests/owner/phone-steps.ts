import type { Page } from '@playwright/test';
import { picture, withLocation } from '../../photos/fixtures/pictures.ts';

export const DUCKS = 'content/products/ducks.yaml';
export const FARM = 'content/farm.yaml';

export const halfDozenWashed = (page: Page) =>
  page.getByLabel('Half dozen, washed', { exact: true });
/** The site that the tests share may already show just that. */
export const saved = (page: Page) => page.getByText(/^(?:Published|Live)$/);
export const save = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });

export async function changeThePrice(page: Page, to = '8') {
  await page.getByRole('link', { name: /^Prices/ }).click();
  await halfDozenWashed(page).fill(to);
  await page.getByRole('link', { name: 'Review and publish' }).click();
}

export const sidewaysPhoto = () =>
  withLocation(picture({ width: 600, height: 900, orientation: 6 }))
    .jpeg()
    .toBuffer();

/** The bytes of a photo that tell where it was taken, in pieces that nothing else says by chance. */
function secretsOf(photo: Buffer): Buffer[] {
  const start = photo.indexOf('II*\0', 0, 'latin1');
  const pieces = Array.from({ length: 24 }, (_, i) =>
    photo.subarray(start + i * 8, start + i * 8 + 16),
  );
  return pieces.filter((piece) => new Set(piece).size > 6);
}

/** How much of that is in what was sent, as it is or as letters. */
export function tracesOf(photo: Buffer, sent: string): number {
  const letters = sent.match(/[\w+/=-]{16,}/g) ?? [];
  const said = [
    Buffer.from(sent, 'latin1'),
    Buffer.from(sent, 'utf8'),
    // Letters in groups of four: the first may belong to something else.
    ...letters.flatMap((run) => [0, 1, 2, 3].map((at) => Buffer.from(run.slice(at), 'base64'))),
  ];
  return secretsOf(photo).filter((piece) => said.some((bytes) => bytes.includes(piece))).length;
}

export const openReview = (page: Page) =>
  page.getByRole('link', { name: 'Review and publish' }).click();
