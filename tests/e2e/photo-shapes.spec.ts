import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/any-content.ts';

test.use({ siteFolder: '.cache/sites/honey' });

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Photo viewer' });

const SHAPES = [4 / 3, 3 / 4, 2560 / 1130, 3 / 2, 1, 3.2, 9 / 16, 16 / 9];

/** Each photo of this site has a pink ring in its middle and a green square in each corner. */
async function expectWholePhoto(page: Page, what: string) {
  const picture = viewer(page).getByRole('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  const { data, info } = await sharp(await picture.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isNear = (x: number, y: number, [red, green, blue]: number[]) => {
    const at = (Math.floor(y) * info.width + Math.floor(x)) * info.channels;
    const distance = [red, green, blue].map((level, i) =>
      Math.abs((data[at + i] ?? 0) - Number(level)),
    );
    return Math.max(...distance) < 110;
  };
  const pixels = (length: number) => [...Array(length).keys()];
  const [middleX, middleY] = [info.width / 2, info.height / 2];
  const across = pixels(info.width).filter((x) => isNear(x, middleY, [255, 0, 255]));
  const down = pixels(info.height).filter((y) => isNear(middleX, y, [255, 0, 255]));
  const extent = (places: number[]) => (places.at(-1) ?? 0) - (places[0] ?? 0);
  expect(extent(across), `${what} shows its ring`).toBeGreaterThan(40);
  expect(extent(across) / extent(down), `${what} is not squeezed`).toBeCloseTo(1, 1);
  const inset = Math.min(info.width, info.height) / 20;
  const corners = [inset, info.width - inset].flatMap((x) =>
    [inset, info.height - inset].map((y) => isNear(x, y, [0, 255, 0])),
  );
  expect(corners, `${what} is whole`).toEqual([true, true, true, true]);
  return info.width / info.height;
}

for (const [width, height, deviceScaleFactor] of [
  [1280, 900, 1],
  [390, 844, 2],
] as const)
  test.describe(`at ${width} px and ${deviceScaleFactor}×`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor });

    test('the viewer shows photos of every shape whole', async ({ page }) => {
      const shapes: number[] = [];
      await page.goto('./gallery');
      const photos = page.getByRole('figure').getByRole('link');
      const count = await photos.count();
      await photos.first().click();
      for (let i = 1; i <= count; i++) {
        await expect(viewer(page)).toContainText(`${i} of ${count}`);
        shapes.push(await expectWholePhoto(page, `photo ${i}`));
        await page.keyboard.press('ArrowRight');
      }
      for (const shape of SHAPES)
        expect(
          shapes.some((each) => Math.abs(each / shape - 1) < 0.02),
          `${shape}`,
        ).toBe(true);
    });
  });

test('the photos of a row fill it at one height', async ({ page }) => {
  for (const path of ['./gallery', './products']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const width of [1280, 820]) {
      await page.setViewportSize({ width, height: 900 });
      const prints = await page.getByRole('figure').evaluateAll((all: HTMLElement[]) =>
        all.map((figure) => ({
          top: figure.offsetTop,
          height: figure.querySelector('a')?.offsetHeight ?? 0,
          right: figure.offsetLeft + figure.offsetWidth,
        })),
      );
      const end = Math.max(...prints.map(({ right }) => right));
      const what = `${path} at ${width} px`;
      for (const print of prints) {
        const row = prints.filter(({ top }) => top === print.top);
        const heights = row.map(({ height }) => height);
        expect(Math.max(...heights) - Math.min(...heights), what).toBeLessThanOrEqual(1);
        // One alone is in the middle.
        if (row.length > 1)
          expect(Math.max(...row.map(({ right }) => right)), what).toBeGreaterThanOrEqual(end - 1);
      }
    }
  }
});

test('wide screens show a list’s only photo beside it', async ({ page }) => {
  await page.goto('./products');
  const quilts = page.getByRole('region', { name: 'Quilts' });
  const [list, photo] = await Promise.all(
    [quilts.getByRole('table'), quilts.getByRole('figure')].map((each) => each.boundingBox()),
  );
  expect(photo?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0));
  expect(photo?.y).toBeLessThan((list?.y ?? 0) + (list?.height ?? 0));
});

test('a single photo has no buttons to other photos', async ({ page }) => {
  await page.goto('./gallery');
  await page.getByRole('figure').evaluateAll(([, ...others]) => {
    for (const other of others) other.remove();
  });
  await page.getByRole('figure').getByRole('link').click();
  await expect(viewer(page).getByRole('img')).toBeVisible();
  await expect(viewer(page).getByRole('button')).toHaveCount(1);
  await expect(viewer(page)).not.toContainText('of 1');
});
