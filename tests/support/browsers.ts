import { findBrowser, findHeadlessShell } from './find-browser.ts';

/** Playwright's own list. Chromium uses only the last --disable-features, which is ours. */
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
