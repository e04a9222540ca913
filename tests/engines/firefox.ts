import { existsSync } from 'node:fs';
import { firefox } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import type { Engine, Installed } from './engine.ts';
import { pageEngine, startPlaywright } from './page-engine.ts';

const INSTALLED = [
  process.env.FIREFOX,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

export function findFirefox(): Installed {
  const path = INSTALLED.find((candidate) => candidate && existsSync(candidate));
  const fromPlaywright = existsSync(firefox.executablePath());
  return {
    label: 'Firefox',
    start: path
      ? () => start(path)
      : fromPlaywright
        ? () => startPlaywright('Firefox', firefox)
        : undefined,
    installHint:
      'install Firefox (Debian: apt install firefox-esr), or run  npx playwright install firefox',
  };
}

async function start(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    // Puppeteer loses pages that Back restores from the bfcache.
    extraPrefsFirefox: { 'browser.sessionhistory.max_total_viewers': 0 },
  });
  const [page = await browser.newPage()] = await browser.pages();
  return pageEngine(page, {
    name: (await browser.version()).replace('firefox/', 'Firefox '),
    resize: (width, height) => page.setViewport({ width, height }),
    quit: () => browser.close(),
  });
}
