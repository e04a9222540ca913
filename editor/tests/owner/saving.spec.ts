import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { API, BAD_GATEWAY } from '../support/github.ts';
import { DUCKS, photoNamed, photoPath, publish, publishButton } from '../support/github-steps.ts';
import { test } from '../support/owner.ts';

test('shows a warning when storage is full', async ({ page, goTo }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = function () {
      this.transaction.abort();
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await goTo('photo');
  await page.getByLabel(/^Ducks/).setInputFiles(await photoNamed('x.jpg'));
  await expect(page.getByRole('alert')).toContainText('Publish them before you close this page');
});

/** Noise compresses badly: more than 2 MB. */
const noise = () => {
  const raw = { width: 1600, height: 1600, channels: 3 } as const;
  const pixels = sharp(randomBytes(raw.width * raw.height * raw.channels), { raw });
  return pixels.jpeg().toBuffer();
};

test('too large photos are uploaded one by one, in one commit', async ({ page, goTo, github }) => {
  github.maxBytes = 5_000_000;
  let uploads = 0;
  const progress: string[] = [];
  await page.route(`${API}/**/git/blobs`, async (route) => {
    uploads += 1;
    progress.push(await page.getByRole('button', { name: /^Saving/ }).innerText());
    return uploads === 2 ? route.fulfill(BAD_GATEWAY) : route.fallback();
  });
  await goTo('photo');
  const photo = { mimeType: 'image/jpeg', buffer: await noise() };
  await page.getByLabel(/^Ducks/).setInputFiles([
    { name: 'a.jpg', ...photo },
    { name: 'b.jpg', ...photo },
  ]);
  for (const i of [0, 1]) {
    await page.getByLabel('Caption').nth(i).fill('Snow');
    await page.getByLabel('Picture description').nth(i).fill('Snow on a screen.');
  }
  const before = github.head;
  await goTo('review');
  await publishButton(page).click();
  await expect(page.getByRole('alert')).toContainText('GitHub isn’t answering');
  expect(github.head, 'the branch has not moved').toBe(before);
  await publish(page);
  expect(uploads, 'uploaded photos are not sent again').toBe(3);
  expect(progress).toEqual(['Saving…', 'Saving… 25%', 'Saving… 25%']);
  expect(github.messages).toHaveLength(2);
  expect(github.changedFiles).toHaveLength(3);
  for (const name of ['a', 'b']) {
    const path = photoPath(github.changedFiles, `content/products/ducks/${name}`);
    expect(github.text(DUCKS)).toContain(`img: ${path.replace('content/products', '.')}`);
  }
});
