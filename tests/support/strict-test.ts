import { test as base, expect } from '@playwright/test';

/** Every browser test fails on a console error, an uncaught error or a request to another origin. */
export const test = base.extend<{ consoleErrors: string[] }>({
  consoleErrors: [
    async ({ page, baseURL }, use) => {
      const consoleErrors: string[] = [];
      page.on('console', (message) => {
        const { url } = message.location();
        const expected =
          url.includes('/no-such-page') ||
          message.text().includes('blocked by Playwright') ||
          // The browser styles a photo that is opened as a page.
          (/\.(webp|jpg)$/.test(url) && message.text().startsWith('Applying inline style'));
        if (['error', 'warning'].includes(message.type()) && !expected) {
          consoleErrors.push(
            message.text().replace(/^Failed to load resource/, () => `Failed to load ${url}`),
          );
        }
      });
      page.on('pageerror', ({ message }) => {
        // A photo's own page has no view transitions.
        if (!message.includes('ViewTransition opt-in disabled')) consoleErrors.push(message);
      });
      page.on('request', (request) => {
        const url = request.url();
        if (url.startsWith('http') && !url.startsWith(String(baseURL))) consoleErrors.push(url);
      });
      await use(consoleErrors);
      expect(consoleErrors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
