import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { type Browser, type Engine, pageEngine } from './engine.ts';

const INSTALLED = [
  process.env.FIREFOX,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

export function findFirefox(): Browser {
  const path = INSTALLED.find((candidate) => candidate && existsSync(candidate));
  return {
    label: 'Firefox',
    start: path ? () => start(path) : undefined,
    installHint: 'install Firefox (Debian: apt install firefox-esr)',
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
