import type { Page } from '@playwright/test';
import { type Box, cdpSession } from '../support/capture-screenshot.ts';

export interface Stop {
  name: string;
  /** Controls of one kind have the same focus ring. */
  kind: string;
  box: Box;
  top: number;
  /** Of nine points on it, how many are under the sticky bars, and how many are visible. */
  underBars: number;
  seen: number;
}

interface Options {
  back?: boolean;
  maxStops?: number;
  /** At a stop of any other kind, tabbing pauses and `onNewKind` is called. */
  seenKinds: Set<string>;
  onNewKind: (stop: Stop) => Promise<void>;
}

interface Tabbing {
  state: 'running' | 'paused' | 'done';
  stops: Stop[];
}

type TestWindow = Window & { tabbing: Tabbing };

/** Key presses per batch. The page ignores those that arrive while tabbing is paused or done. */
const PRESSES = 8;
const TAB = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
const SHIFT = 8;

/** Presses Tab until the page's end, where some browsers start again at its top. */
export async function tabThrough(
  page: Page,
  { back = false, maxStops = 80, seenKinds, onNewKind }: Options,
) {
  const session = await cdpSession(page);
  const key = { ...TAB, modifiers: back ? SHIFT : 0 };
  await page.evaluate(recordStops, { maxStops, kinds: [...seenKinds] });
  for (;;) {
    const sent = Array.from({ length: PRESSES }, () => [
      session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
    ]);
    await Promise.all(sent.flat());
    const { state, stops } = await page.evaluate(() => (window as unknown as TestWindow).tabbing);
    if (state === 'done') return stops;
    if (state === 'running') continue;
    const here = stops.at(-1) as Stop;
    seenKinds.add(here.kind);
    await onNewKind(here);
    if (stops.length === maxStops) return stops;
    await page.evaluate(() => {
      (window as unknown as TestWindow).tabbing.state = 'running';
    });
  }
}

/** Runs in the page: records the focused element after each key press. */
function recordStops({ maxStops, kinds }: { maxStops: number; kinds: string[] }) {
  const stops: Stop[] = [];
  const tabbing: Tabbing = { state: 'running', stops };
  Object.assign(window, { tabbing });
  const bars = [...document.querySelectorAll('header, [data-tab-bar]')];
  let first: Element | undefined;

  document.onkeydown = (press) => {
    if (tabbing.state !== 'running') press.preventDefault();
  };
  document.onkeyup = ({ shiftKey }) => {
    if (tabbing.state !== 'running') return;
    const element = document.activeElement as HTMLElement;
    const isNothing = element === document.body;
    if (isNothing && stops.length === 0) return;
    if (isNothing || (element === first && !shiftKey)) {
      tabbing.state = 'done';
      return;
    }
    first ??= element;
    const stop = describeStop(element);
    stops.push(stop);
    if (!kinds.includes(stop.kind)) {
      kinds.push(stop.kind);
      tabbing.state = 'paused';
    } else if (stops.length === maxStops) tabbing.state = 'done';
  };

  function describeStop(element: HTMLElement): Stop {
    const { x, y, width, height } = element.getBoundingClientRect();
    const parts = [0.05, 0.5, 0.95].flatMap((across) =>
      [0.05, 0.5, 0.95].map((down) =>
        document.elementFromPoint(x + across * width, y + down * height),
      ),
    );
    return {
      name:
        element.innerText.trim() || (element.ariaLabel ?? element.querySelector('img')?.alt ?? ''),
      kind: `${element.localName} ${element.className} ${element.parentElement?.className}`,
      box: { x, y, width, height },
      top: y + scrollY,
      underBars: parts.filter((part) =>
        bars.some((bar) => bar.contains(part) && !bar.contains(element)),
      ).length,
      seen: parts.filter((part) => part && (element.contains(part) || part.contains(element)))
        .length,
    };
  }
}
