import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { Builder, Key, Origin } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import type { Browser, Engine } from './engine.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';

export function findWebKit(): Browser {
  const [binary] = globSync('/usr/lib/*/webkit{2gtk,gtk}-*/MiniBrowser');
  const isInstalled = binary && [DRIVER, XVFB].every((file) => existsSync(file));
  return {
    label: 'WebKit',
    start: isInstalled ? () => start(binary) : undefined,
    installHint: 'install WebKit (Debian: apt install webkit2gtk-driver xvfb)',
  };
}

async function start(binary: string): Promise<Engine> {
  const screen = await startScreen();
  const service = new ServiceBuilder(DRIVER)
    .setEnvironment({ ...process.env, DISPLAY: screen.display })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build();
  const evaluate = <T>(expression: string) => driver.executeScript<T>(`return (${expression})`);
  const size = (width: number, height: number) =>
    driver.manage().window().setRect({ width, height });
  return {
    name: `WebKitGTK ${(await driver.getCapabilities()).get('browserVersion')}`,
    visit: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    // The window's own buttons keep it from becoming narrower than some 450 px.
    async resize(width, height) {
      await size(width, height);
      const [innerWidth, innerHeight] = await evaluate<[number, number]>(
        '[innerWidth, innerHeight]',
      );
      await size(width + (width - innerWidth), height + (height - innerHeight));
    },
    evaluate,
    clickAt: (x, y) => driver.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    async quit() {
      await driver.quit();
      await service.kill();
      screen.process.kill();
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
