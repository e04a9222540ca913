import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { findBrowser, HEADLESS_PATH, PLAYWRIGHT } from './find-browser.ts';

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
    spawnSync('apt-get', ['install', '-y', '-qq', basename(HEADLESS_PATH)], { stdio: 'inherit' });
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
