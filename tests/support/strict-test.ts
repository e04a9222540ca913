import { test as base, expect } from '@playwright/test';

/** Every browser test fails on a console error, an uncaught error or a request to another origin. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        const { url } = message.location();
        const expected =
          url.includes('/no-such-page') ||
          message.text().includes('blocked by Playwright') ||
          // A photo opened as a page is the browser's own page, dressed by the browser.
          (/\.(webp|jpg)$/.test(url) && message.text().startsWith('Applying inline style'));
        if (['error', 'warning'].includes(message.type()) && !expected) {
          complaints.push(
            message.text().replace(/^Failed to load resource/, () => `Failed to load ${url}`),
          );
        }
      });
      page.on('pageerror', ({ message }) => {
        // Nor does a photo's own page take part in the transitions between pages.
        if (!message.includes('ViewTransition opt-in disabled')) complaints.push(message);
      });
      page.on('request', (request) => {
        const url = request.url();
        if (url.startsWith('http') && !url.startsWith(String(baseURL))) complaints.push(url);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
