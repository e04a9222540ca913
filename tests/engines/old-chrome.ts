import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { chromium } from '@playwright/test';
import { type Browser, type Engine, pageEngine } from './engine.ts';

/**
 * Real Chromes of past years, as npm packages for Linux. They are the oldest that visitors and the owner may have, and
 * the last of Windows 7 (109), before subgrid (113), and of Android 7 (119), 8 and 9 (138).
 */
const PACKAGE = '@sparticuz/chromium';
const VERSIONS = ['106.0.2', '109.0.6', '111.0.0', '113.0.1', '119.0.2', '138.0.2'];

export function findOldChromes(): Browser[] {
  const runsHere = process.platform === 'linux' && process.arch === 'x64';
  return VERSIONS.map((version) => ({
    label: `Chrome ${Number.parseInt(version, 10)}`,
    start: runsHere ? () => start(version) : undefined,
    installHint: 'use Linux on an x64 processor',
  }));
}

async function start(version: string): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: await fetchChrome(version),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return pageEngine(page, {
    name: `Chrome ${browser.version()}`,
    scriptErrors: () => errors.splice(0),
    resize: (width, height) => page.setViewportSize({ width, height }),
    quit: () => browser.close(),
  });
}

/** Downloads a version once. 50 MB each is too much for `npm ci`. */
async function fetchChrome(version: string): Promise<string> {
  const folder = resolve('.cache/browsers', `chrome-${version}`);
  const executable = join(folder, 'chrome');
  if (existsSync(executable)) return executable;
  mkdirSync(folder, { recursive: true });
  const pack = ['pack', `${PACKAGE}@${version}`, '--silent', '--pack-destination', folder];
  const archive = join(folder, execFileSync('npm', pack, { encoding: 'utf8' }).trim());
  execFileSync('tar', ['-xzf', archive, '-C', folder, 'package/bin/chromium.br']);
  const compressed = readFileSync(join(folder, 'package/bin/chromium.br'));
  const incomplete = `${executable}.incomplete`;
  writeFileSync(incomplete, await promisify(brotliDecompress)(compressed), { mode: 0o755 });
  for (const file of [archive, join(folder, 'package')]) rmSync(file, { recursive: true });
  renameSync(incomplete, executable);
  return executable;
}
