import { findBrowser, findQuickBrowser } from './find-browser.ts';

/** What Playwright switches off itself. Chromium knows only the last list that it is given, which is ours. */
const PLAYWRIGHT_DISABLES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];
/** A full Chrome renders the list below the address bar for every window, which takes as long as our page. */
const ADDRESS_BAR_LISTS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

const launch = (executablePath: string | undefined, ...more: string[]) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    `--disable-features=${[...PLAYWRIGHT_DISABLES, ...ADDRESS_BAR_LISTS].join()}`,
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
