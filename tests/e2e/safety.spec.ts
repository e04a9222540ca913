import { test as bare } from '@playwright/test';
import { expect, PAGES, test } from '../support/visit.ts';

for (const { path } of PAGES) {
  test(`${path} wakes all its islands under its policy`, async ({ page }) => {
    await page.goto(path);
    await page.mouse.wheel(0, 600);
    const avatar = page.getByRole('button', { name: 'Profile menu' });
    await avatar.click();
    // The menu opens without script; only the island's own script says so here.
    await expect(avatar).toHaveAttribute('aria-expanded', 'true');
  });
}

// The visits of other tests must be quiet, and these provoke complaints.
bare.describe('what is not ours', () => {
  bare('can’t run as a script', async ({ page }) => {
    await page.goto('/');
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.intruder = true';
      document.head.append(script);
      return 'intruder' in window;
    });
    expect(ran).toBe(false);
  });

  bare('can’t be fetched from another host', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    const answer = await page.evaluate(() =>
      fetch('https://example.com/spy').then(
        () => 'sent',
        () => 'refused',
      ),
    );
    expect(answer).toBe('refused');
    expect(asked.filter((url) => url.includes('spy'))).toEqual([]);
  });

  bare('can’t put our pages into a frame', async ({ page, baseURL }) => {
    await page.route('**/frame-test', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/about"></iframe>` }),
    );
    await page.goto('/frame-test');
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
  });
});
