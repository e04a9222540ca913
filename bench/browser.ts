import { chromium } from '@playwright/test';
import { findBrowser } from '../tests/support/find-browser.ts';

/** The bench's own server has a certificate of its own. */
export const TRUSTING = ['--no-sandbox', '--ignore-certificate-errors'];

export function openBrowser() {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: TRUSTING,
  });
}
