import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../tests/support/find-browser.ts';

/** Lighthouse's slow processor. */
const SLOWDOWN = 4;

export function openBrowser() {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    // The bench's own server has a certificate of its own.
    args: ['--no-sandbox', '--ignore-certificate-errors'],
  });
}

/** Chromium's own tools for a page on a slow phone. */
export async function slowPhone(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return devtools;
}
