import { expect, test } from '../support/any-content.ts';
import { PAGES } from '../support/pages.ts';

/** Panoramas, portraits and landscape photos in every frame of the site. */
test.use({ siteFolder: '.cache/sites/honey' });

/** By density, ascending: a browser keeps a large file that it already has. */
const SCREENS = { 2: [390, 820], 1: [1280, 1920] };
/** Device pixels per pixel of the file. Slightly enlarged pictures still look sharp. */
const MIN_SCALE = 0.78;

for (const [density, widths] of Object.entries(SCREENS)) {
  test.describe(`on screens with density ${density}`, () => {
    test.use({ deviceScaleFactor: Number(density) });

    test('every picture’s file is large enough for its frame', async ({ page }) => {
      const blurred: string[] = [];
      let checked = 0;
      for (const { path } of PAGES) {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(`.${path}`, { waitUntil: 'domcontentloaded' });
          const pictures = await page.evaluate(picturesInFrames);
          checked += pictures.length;
          for (const { file, frame, scale } of pictures) {
            if (scale < MIN_SCALE)
              blurred.push(`${path} at ${width}: ${file} in ${frame}, ${scale.toFixed(2)}`);
          }
        }
      }
      expect(blurred).toEqual([]);
      expect(checked).toBeGreaterThan(50);
    });
  });
}

/** Each visible picture with the pixels of its file per device pixel. A small original can't have more. */
async function picturesInFrames() {
  const found: { file: string; frame: string; scale: number }[] = [];
  for (const picture of document.querySelectorAll<HTMLElement>('main picture')) {
    const image = picture.querySelector('img');
    const box = image?.getBoundingClientRect();
    if (!image || !box?.width) continue;
    image.loading = 'eager';
    while (!image.complete) await new Promise((loaded) => image.addEventListener('load', loaded));
    const { pathname } = new URL(image.currentSrc);
    const candidates = [...picture.querySelectorAll('source')].flatMap(({ srcset }) =>
      srcset.split(', ').map((candidate) => candidate.split(' ')),
    );
    const file = candidates.find(([url]) => url === pathname);
    const published = {
      width: Number(image.getAttribute('width')),
      height: Number(image.getAttribute('height')),
    };
    const isForNarrowScreens = picture
      .querySelector('source[media]')
      ?.getAttribute('srcset')
      ?.includes(pathname);
    const ratio = isForNarrowScreens ? box.width / box.height : published.width / published.height;
    const needed = Math.max(box.width, box.height * ratio);
    found.push({
      file: pathname,
      frame: `${Math.round(box.width)} × ${Math.round(box.height)}`,
      scale:
        Number.parseInt(file?.[1] ?? '0', 10) /
        Math.min(needed * devicePixelRatio, published.width),
    });
  }
  return found;
}
