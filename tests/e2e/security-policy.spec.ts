import { expect, test } from '@playwright/test';

// Blocked requests log errors, so this can't use the strict test.
test('the policy blocks injected scripts, other hosts and framing', async ({ page, baseURL }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/');
  await test.step('injected scripts', async () => {
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.intruder = true';
      document.head.append(script);
      return 'intruder' in window;
    });
    expect(ran).toBe(false);
  });

  await test.step('requests to other hosts', async () => {
    const result = await page.evaluate(() =>
      fetch('https://example.com/spy').then(
        () => 'sent',
        () => 'refused',
      ),
    );
    expect(result).toBe('refused');
    expect(requests.filter((url) => url.includes('spy'))).toEqual([]);
  });

  await test.step('framing', async () => {
    await page.route('**/frame-test', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/about"></iframe>` }),
    );
    await page.goto('/frame-test');
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
  });
});
