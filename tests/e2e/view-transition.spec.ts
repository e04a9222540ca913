import sharp from 'sharp';
import { expect, test } from '../support/strict-test.ts';

/** An empty spot in the bar, between the farm's name and the links. */
const SPOT = { left: 500, top: 20, width: 4, height: 4 };

// Small frames are encoded faster.
test.use({ viewport: { width: 900, height: 200 } });

test('the bar keeps its color during a view transition', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.finished;
      document.documentElement.dataset.finished = String(Boolean(viewTransition));
    }),
  );
  await page.goto('/about');
  const session = await page.context().newCDPSession(page);
  const frames: string[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  // Slow enough for many frames.
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
  await session.send('Page.startScreencast', { format: 'png' });
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('html')).toHaveAttribute('data-finished', 'true');
  await session.send('Page.stopScreencast');

  expect(frames.length).toBeGreaterThan(5);
  const colors = await Promise.all(frames.map((frame) => colorAt(Buffer.from(frame, 'base64'))));
  expect(new Set(colors)).toEqual(new Set([colors[0]]));
});

async function colorAt(frame: Buffer): Promise<string> {
  const { data } = await sharp(frame).extract(SPOT).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  return [...data.subarray(0, 3)].join(' ');
}
