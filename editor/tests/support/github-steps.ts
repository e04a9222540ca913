import { expect, type Locator, type Page } from '@playwright/test';
import { picture, withLocation } from '../../../photos/fixtures/pictures.ts';
import { API } from './github.ts';

export const DUCKS = 'content/products/ducks.yaml';
export const FARM = 'content/farm.yaml';

/** The checkbox of a file in the review. */
export const fileBox = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: title, exact: true });
/** A photo's path: its camera's name and a hash. */
export function photoPath(paths: readonly string[], start: string): string {
  const name = new RegExp(`^${start}-[0-9a-f]{10}\\.(?:jpg|png)$`);
  const found = paths.filter((path) => name.test(path));
  expect(found, `${start} in ${paths.join(', ')}`).toHaveLength(1);
  return found[0] as string;
}
export const halfDozenWashed = (page: Page) =>
  page.getByLabel('Half dozen, washed', { exact: true });
/** The tests share a site, which may already be live with the same content. */
export const savedStatus = (page: Page) => page.getByText(/^(?:Saved|Live)$/);
export const publishButton = (page: Page) =>
  page.getByRole('button', { name: 'Publish', exact: true });

export async function publish(page: Page) {
  await publishButton(page).click();
  await expect(savedStatus(page)).toBeVisible();
}

export async function changeThePrice(page: Page, to = '8') {
  await page.getByRole('link', { name: /^Prices/ }).click();
  await halfDozenWashed(page).fill(to);
  await page.getByRole('link', { name: 'Review and publish' }).click();
}

/** Delays GitHub's response to a save until released. */
export const holdSave = (page: Page) => holdQuery(page, 'createCommitOnBranch');

export async function holdQuery(page: Page, text: string) {
  const held = Promise.withResolvers<void>();
  await page.route(`${API}/graphql`, async (route) => {
    if (route.request().postData()?.includes(text)) await held.promise;
    await route.fallback();
  });
  return held.resolve;
}

/** Delays the processing of the first photo until released. */
export async function holdFirstPhoto(page: Page) {
  await page.addInitScript(() => {
    const { decode } = HTMLImageElement.prototype;
    const held = Promise.withResolvers<void>();
    let calls = 0;
    Object.assign(window, { letGo: held.resolve });
    HTMLImageElement.prototype.decode = async function () {
      if (this.src.startsWith('blob:') && ++calls === 1) await held.promise;
      await decode.call(this);
    };
  });
  return () => page.evaluate(() => (window as unknown as { letGo: () => void }).letGo());
}

export const sidewaysPhoto = () =>
  withLocation(picture({ width: 600, height: 900, orientation: 6 }))
    .jpeg()
    .toBuffer();

export const photoNamed = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sidewaysPhoto(),
});

/** Pieces of a photo's location bytes, long enough to be unique. */
function secretsOf(photo: Buffer): Buffer[] {
  const start = photo.indexOf('II*\0', 0, 'latin1');
  const pieces = Array.from({ length: 24 }, (_, i) =>
    photo.subarray(start + i * 8, start + i * 8 + 16),
  );
  return pieces.filter((piece) => new Set(piece).size > 6);
}

/** How many of those pieces are in a request, as bytes or base64. */
export function tracesOf(photo: Buffer, sent: string): number {
  const base64Runs = sent.match(/[\w+/=-]{16,}/g) ?? [];
  const decoded = [
    Buffer.from(sent, 'latin1'),
    Buffer.from(sent, 'utf8'),
    // Base64 has groups of four characters, and a run may start in the middle of one.
    ...base64Runs.flatMap((run) => [0, 1, 2, 3].map((at) => Buffer.from(run.slice(at), 'base64'))),
  ];
  return secretsOf(photo).filter((piece) => decoded.some((bytes) => bytes.includes(piece))).length;
}

/** Waits until a picture is there, not just its frame. */
export const expectLoaded = (image: Locator) =>
  expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(99);

export async function addNotice(page: Page, text = 'Closed for snow.') {
  await page.getByRole('button', { name: 'Add notice' }).click();
  await page.getByLabel('Text', { exact: true }).fill(text);
}

export const openReview = (page: Page) =>
  page.getByRole('link', { name: 'Review and publish' }).click();

/** Taps a button that asks first, and answers. */
export async function confirm(page: Page, button: string | RegExp, answer = 'Remove') {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').getByRole('button', { name: answer }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
