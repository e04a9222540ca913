import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../tests/support/find-browser.ts';

/** Lighthouse's slow processor. */
const SLOWDOWN = 4;

export function launchBrowser() {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    // The bench server's certificate is self-signed.
    args: ['--no-sandbox', '--ignore-certificate-errors'],
  });
}

/** Slows the page's processor down. Returns the DevTools session. */
export async function emulateSlowPhone(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return devtools;
}
