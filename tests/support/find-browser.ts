import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
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
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The one that CHROMIUM names, an installed one, or Playwright's. */
export function findBrowser(): string | undefined {
  return firstThatExists([
    process.env.CHROMIUM,
    ...INSTALLED,
    chromium.executablePath(),
    HEADLESS_SHELL,
  ]);
}

/** The headless shell, or a full browser if it isn't installed. */
export function findHeadlessShell(): string | undefined {
  return firstThatExists([process.env.CHROMIUM, HEADLESS_SHELL]) ?? findBrowser();
}

const firstThatExists = (paths: (string | undefined)[]) =>
  paths.find((path) => path && existsSync(path));

/** Finds or installs a browser, or exits with an error. */
export function ensureBrowser(): string {
  const { CHROMIUM } = process.env;
  if (CHROMIUM && !existsSync(CHROMIUM)) {
    console.error(`CHROMIUM says ${CHROMIUM}, and there is no such file.`);
    process.exit(1);
  }
  const found = findBrowser();
  if (found) return found;

  console.log('No Chrome or Chromium is here. Asking Playwright to install its own …');
  spawnSync(process.execPath, [PLAYWRIGHT, 'install', 'chromium-headless-shell', 'chromium'], {
    stdio: 'inherit',
  });
  const fromPlaywright = findBrowser();
  if (fromPlaywright) return fromPlaywright;

  if (isDebianRoot()) {
    console.log('That did not work. Installing Debian’s chromium package …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', basename(HEADLESS_SHELL)], { stdio: 'inherit' });
    const fromDebian = findBrowser();
    if (fromDebian) return fromDebian;
  }
  console.error(
    'The browser tests need Chrome or Chromium, and none could be found or installed.\n' +
      'Install Google Chrome, or run  CHROMIUM=/path/to/chrome npm test',
  );
  process.exit(1);
}

function isDebianRoot(): boolean {
  if (process.getuid?.() !== 0) return false;
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
