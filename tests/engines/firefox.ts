import { existsSync } from 'node:fs';
import { firefox } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import type { Engine, Installed } from './engine.ts';
import { startPlaywright } from './playwright.ts';

const INSTALLED = [
  process.env.FIREFOX,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
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
    missing:
      'install Firefox (Debian: apt install firefox-esr), or run  npx playwright install firefox',
  };
}

async function start(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    // Puppeteer loses sight of a page that Back takes from memory.
    extraPrefsFirefox: { 'browser.sessionhistory.max_total_viewers': 0 },
  });
  const [page = await browser.newPage()] = await browser.pages();
  return {
    name: (await browser.version()).replace('firefox/', 'Firefox '),
    visit: async (address) => {
      await page.goto(address);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    click: (selector) => page.locator(selector).click(),
    press: (key) => page.keyboard.press(key),
    back: async () => {
      await page.evaluate('history.back()');
    },
    reload: async () => {
      await page.reload();
    },
    screenshot: () => page.screenshot(),
    quit: () => browser.close(),
  };
}
