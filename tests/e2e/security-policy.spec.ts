import { expect, test } from '@playwright/test';

// The visits of other tests must be quiet, and these provoke complaints.
test('what is not ours can’t run as a script, be fetched, or put our pages into a frame', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await test.step('run as a script', async () => {
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.intruder = true';
      document.head.append(script);
      return 'intruder' in window;
    });
    expect(ran).toBe(false);
  });

  await test.step('be fetched from another host', async () => {
    const answer = await page.evaluate(() =>
      fetch('https://example.com/spy').then(
        () => 'sent',
        () => 'refused',
      ),
    );
    expect(answer).toBe('refused');
    expect(asked.filter((url) => url.includes('spy'))).toEqual([]);
  });

  await test.step('put our pages into a frame', async () => {
    await page.route('**/frame-test', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/about"></iframe>` }),
    );
    await page.goto('/frame-test');
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
  });
});
