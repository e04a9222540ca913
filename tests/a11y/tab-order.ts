import type { Page } from '@playwright/test';
import { browserOf } from '../support/capture-screenshot.ts';

export interface Stop {
  name: string;
  /** Those of one kind show their focus alike. */
  kind: string;
  box: { x: number; y: number; width: number; height: number };
  top: number;
  /** Of nine points of it: those that lie under the sticky bars, and those that can be seen. */
  underBars: number;
  seen: number;
}

interface Way {
  back?: boolean;
  /** The walk is over after so many stops. */
  maxStops?: number;
  /** The walk rests at a stop of any other kind, and a closer look is taken. */
  seenKinds: Set<string>;
  look: (stop: Stop) => Promise<void>;
}

interface Walk {
  state: 'goes on' | 'rests' | 'is over';
  stops: Stop[];
}

type TestWindow = Window & { walk: Walk };

/** Presses that are sent at once. The page swallows those that come while the walk rests or is over. */
const PRESSES = 8;
const TAB = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
const SHIFT = 8;

/** Goes from stop to stop until the page's end, where some browsers start again at its top. */
export async function tabThrough(
  page: Page,
  { back = false, maxStops = 80, seenKinds, look }: Way,
) {
  const browser = await browserOf(page);
  const key = { ...TAB, modifiers: back ? SHIFT : 0 };
  await page.evaluate(noteStops, { maxStops, kinds: [...seenKinds] });
  for (;;) {
    const sent = Array.from({ length: PRESSES }, () => [
      browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
      browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
    ]);
    await Promise.all(sent.flat());
    const { state, stops } = await page.evaluate(() => (window as unknown as TestWindow).walk);
    if (state === 'is over') return stops;
    if (state === 'goes on') continue;
    const here = stops.at(-1) as Stop;
    seenKinds.add(here.kind);
    await look(here);
    if (stops.length === maxStops) return stops;
    await page.evaluate(() => {
      (window as unknown as TestWindow).walk.state = 'goes on';
    });
  }
}

/** Runs in the page: notes where each press has led, as soon as the key is up again. */
function noteStops({ maxStops, kinds }: { maxStops: number; kinds: string[] }) {
  const stops: Stop[] = [];
  const walk: Walk = { state: 'goes on', stops };
  Object.assign(window, { walk });
  const bars = [...document.querySelectorAll('header, [data-tab-bar]')];
  let first: Element | undefined;

  document.onkeydown = (press) => {
    if (walk.state !== 'goes on') press.preventDefault();
  };
  document.onkeyup = ({ shiftKey }) => {
    if (walk.state !== 'goes on') return;
    const element = document.activeElement as HTMLElement;
    const isNothing = element === document.body;
    if (isNothing && stops.length === 0) return;
    if (isNothing || (element === first && !shiftKey)) {
      walk.state = 'is over';
      return;
    }
    first ??= element;
    const stop = lookAt(element);
    stops.push(stop);
    if (!kinds.includes(stop.kind)) {
      kinds.push(stop.kind);
      walk.state = 'rests';
    } else if (stops.length === maxStops) walk.state = 'is over';
  };

  function lookAt(element: HTMLElement): Stop {
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
