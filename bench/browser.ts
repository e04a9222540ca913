import { chromium } from '@playwright/test';
import { findBrowser } from '../tools/browser.ts';

/** A browser that trusts the bench's own server. */
export function openBrowser() {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--ignore-certificate-errors'],
  });
}
