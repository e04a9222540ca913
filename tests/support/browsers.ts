import { findBrowser, findQuickBrowser } from './find-browser.ts';

const launch = (executablePath: string | undefined) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    // Letters are drawn the same, whatever this machine's taste in fonts is.
    '--font-render-hinting=none',
    '--disable-lcd-text',
  ],
});

export const QUICK_BROWSER = { launchOptions: launch(findQuickBrowser()) };

/** For what a browser does by itself: what it fetches and when, and where its scrollbars are. */
export const WHOLE_BROWSER = {
  launchOptions: { ...launch(findBrowser()), ignoreDefaultArgs: ['--hide-scrollbars'] },
};
