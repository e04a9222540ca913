import { findBrowser, findHeadlessShell } from './find-browser.ts';

const launch = (executablePath: string | undefined, ...more: string[]) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    // Text renders the same whatever the system's font settings.
    '--font-render-hinting=none',
    '--disable-lcd-text',
    ...more,
  ],
});

// A spare process for another site would never be used.
export const HEADLESS_SHELL = {
  launchOptions: launch(findHeadlessShell(), '--renderer-process-limit=1'),
};

/** For prefetching, lazy loading and scrollbars, which the headless shell does differently. */
export const FULL_CHROME = {
  launchOptions: { ...launch(findBrowser()), ignoreDefaultArgs: ['--hide-scrollbars'] },
};
