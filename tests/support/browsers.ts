import { findBrowser, findQuickBrowser } from './find-browser.ts';

const launch = (executablePath: string | undefined, ...more: string[]) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    // Letters are drawn the same, whatever this machine's taste in fonts is.
    '--font-render-hinting=none',
    '--disable-lcd-text',
    ...more,
  ],
});

// It would keep a process ready for another site, and none ever comes.
export const QUICK_BROWSER = {
  launchOptions: launch(findQuickBrowser(), '--renderer-process-limit=1'),
};

/** For what a browser does by itself: what it fetches and when, and where its scrollbars are. */
export const WHOLE_BROWSER = {
  launchOptions: { ...launch(findBrowser()), ignoreDefaultArgs: ['--hide-scrollbars'] },
};
