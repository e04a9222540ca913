import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Playwright's command, as a file that Node runs. */
export const PLAYWRIGHT = join(
  dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
  'cli.js',
);

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Debian's package of the headless shell, which is faster. */
export const HEADLESS_PATH = '/usr/bin/chromium-headless-shell';

/** The one that CHROMIUM names, an installed one, or Playwright's. */
export function findBrowser(): string | undefined {
  return firstThatExists([
    process.env.CHROMIUM,
    ...INSTALLED,
    chromium.executablePath(),
    HEADLESS_PATH,
  ]);
}

/** The headless shell, or a full browser if it isn't installed. */
export function findHeadlessShell(): string | undefined {
  return firstThatExists([process.env.CHROMIUM, HEADLESS_PATH]) ?? findBrowser();
}

const firstThatExists = (paths: (string | undefined)[]) =>
  paths.find((path) => path && existsSync(path));
