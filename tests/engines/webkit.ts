import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { webkit } from '@playwright/test';
import { centerInView, type Engine, type Installed, type Key } from './engine.ts';
import { startPlaywright } from './page-engine.ts';
import { openSession } from './webdriver.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';
const KEYS: Record<Key, string> = {
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
};

export function findWebKit(): Installed {
  const [browser] = globSync('/usr/lib/*/webkit{2gtk,gtk}-*/MiniBrowser');
  const isHere = browser && existsSync(DRIVER) && (process.env.DISPLAY || existsSync(XVFB));
  const fromPlaywright = existsSync(webkit.executablePath());
  return {
    label: 'WebKit',
    start: isHere
      ? () => start(browser)
      : fromPlaywright
        ? () => startPlaywright('WebKit', webkit)
        : undefined,
    installHint:
      'install WebKit (Debian: apt install webkit2gtk-driver xvfb), or run  npx playwright install webkit',
  };
}

async function start(binary: string): Promise<Engine> {
  const screen = process.env.DISPLAY ? undefined : await startScreen();
  const port = 4500 + (process.pid % 400);
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen?.display ?? process.env.DISPLAY },
  });
  const session = await openSession(`http://127.0.0.1:${port}`, {
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });

  const size = (width: number, height: number) =>
    session.send('POST', '/window/rect', { width, height });
  return {
    name: `WebKitGTK ${session.capabilities.browserVersion}`,
    visit: (url) => session.send('POST', '/url', { url }),
    // The window's own buttons keep it from becoming narrower than some 450 px.
    resize: async (width, height) => {
      await size(width, height);
      const [innerWidth, innerHeight] = await session.evaluate<[number, number]>(
        '[innerWidth, innerHeight]',
      );
      await size(width + (width - innerWidth), height + (height - innerHeight));
    },
    evaluate: session.evaluate,
    click: async (selector) => {
      // WebDriver's own click does not wait for the page's smooth scrolling.
      const [x, y] = await session.evaluate<[number, number]>(centerInView(selector));
      await session.act('pointer', [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    press: (key) =>
      session.act('key', [
        { type: 'keyDown', value: KEYS[key] },
        { type: 'keyUp', value: KEYS[key] },
      ]),
    reload: () => session.send('POST', '/refresh', {}),
    screenshot: async () => Buffer.from(await session.send<string>('GET', '/screenshot'), 'base64'),
    quit: async () => {
      await session.send('DELETE', '').catch(() => {});
      driver.kill();
      screen?.process.kill();
    },
  };
}

/** A virtual screen with a free display number. */
function startScreen() {
  const child = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '4000x2400x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise<{ display: string; process: ChildProcess }>((resolve, reject) => {
    child.once('error', reject);
    child.stdio[3]?.once('data', (number) =>
      resolve({ display: `:${String(number).trim()}`, process: child }),
    );
  });
}
