import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { findBrowser } from '../tests/support/find-browser.ts';
import { TRUSTING } from './browser.ts';
import { type Seen, timings } from './timings.ts';

interface Target {
  targetId: string;
  type: string;
  subtype?: string;
}
interface Message {
  id?: number;
  method?: string;
  params?: { sessionId: string; targetInfo: Target };
  result?: Record<string, unknown>;
}

/**
 * Rests the pointer on a link of the page at `from`, waits for the browser to prepare the page behind
 * it, and follows it. Playwright can't do this, since Chromium prepares no pages for a debugger that
 * holds the page itself: this one holds the tab around it.
 */
export async function followPrepared(from: string, link: string, flags: string[]): Promise<Seen> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  const browser = spawn(
    findBrowser() ?? chromium.executablePath(),
    [
      '--headless=new',
      '--remote-debugging-port=0',
      '--window-size=1280,900',
      `--user-data-dir=${profile}`,
      ...TRUSTING,
      ...flags,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  const gone = new Promise((done) => browser.on('exit', done));
  try {
    const tab = await holdTab(await debuggerAddress(profile));
    await tab.evaluate(`location.assign(${JSON.stringify(from)})`);
    await wait(2500);
    const target = `document.querySelector(${JSON.stringify(link)}).getBoundingClientRect()`;
    const { x, y } = await tab.evaluate<{ x: number; y: number }>(
      `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(${target})`,
    );
    await tab.mouse('mouseMoved', x, y);
    await wait(1500);
    tab.mouse('mousePressed', x, y);
    tab.mouse('mouseReleased', x, y);
    await wait(2000);
    return await tab.evaluate<Seen>(`(${timings})()`);
  } finally {
    browser.kill();
    await gone;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function debuggerAddress(profile: string): Promise<string> {
  const file = join(profile, 'DevToolsActivePort');
  while (!existsSync(file) || !readFileSync(file, 'utf8').includes('\n')) await wait(50);
  const [port, path] = readFileSync(file, 'utf8').split('\n');
  return `ws://localhost:${port}${path}`;
}

async function holdTab(address: string) {
  const socket = new WebSocket(address);
  await new Promise((open) => socket.addEventListener('open', open));
  const answers = new Map<number, (result: Record<string, unknown>) => void>();
  const pages = new Map<string, Target>();
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result = {} } = JSON.parse(data as string) as Message;
    if (id) answers.get(id)?.(result);
    else if (method === 'Target.attachedToTarget' && params)
      pages.set(params.sessionId, params.targetInfo);
    else if (method === 'Target.detachedFromTarget' && params) pages.delete(params.sessionId);
    else if (method === 'Target.targetInfoChanged' && params)
      for (const [session, { targetId }] of pages)
        if (targetId === params.targetInfo.targetId) pages.set(session, params.targetInfo);
  });
  let last = 0;
  const send = (method: string, params: object = {}, sessionId?: string) =>
    new Promise<Record<string, unknown>>((done) => {
      answers.set(++last, done);
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    });

  const { targetInfos } = await send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const [tab] = targetInfos as Target[];
  const { sessionId } = await send('Target.attachToTarget', {
    targetId: tab?.targetId,
    flatten: true,
  });
  pages.clear();
  await send('Target.setDiscoverTargets', { discover: true });
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send('Target.setAutoAttach', attach, sessionId as string);
  await wait(300);

  /** The page in view. One that is being prepared has a subtype. */
  const page = () =>
    [...pages].findLast(([, { type, subtype }]) => type === 'page' && !subtype)?.[0];
  return {
    evaluate: async <T>(expression: string): Promise<T> => {
      const options = { expression, returnByValue: true, awaitPromise: true };
      const { result } = await send('Runtime.evaluate', options, page());
      return (result as { value: T }).value;
    },
    mouse: (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', x: number, y: number) => {
      const button = type === 'mouseMoved' ? 'none' : 'left';
      return send('Input.dispatchMouseEvent', { type, x, y, button, clickCount: 1 }, page());
    },
  };
}
