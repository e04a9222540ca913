import { setTimeout as wait } from 'node:timers/promises';

/** The functions of a browser that the scenarios use. */
export interface Engine {
  /** Its name and version. */
  name: string;
  visit(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  evaluate<T>(expression: string): Promise<T>;
  clickAt(x: number, y: number): Promise<unknown>;
  pressEscape(): Promise<unknown>;
  quit(): Promise<unknown>;
  /** Uncaught errors since the last call, where the driver reports them. */
  scriptErrors?: () => string[];
}

export interface Browser {
  label: string;
  start: (() => Promise<Engine>) | undefined;
  installHint: string;
}

/** A file of scenarios starts its servers, and returns the scenarios by title. */
export type Scenarios = (engine: Engine) => Promise<Record<string, () => Promise<void>>>;

/** The functions that Puppeteer's and Playwright's pages share. */
interface DrivenPage {
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  mouse: { click(x: number, y: number): Promise<void> };
  keyboard: { press(key: 'Escape'): Promise<void> };
}

export const pageEngine = (
  page: DrivenPage,
  own: Pick<Engine, 'name' | 'resize' | 'quit' | 'scriptErrors'>,
): Engine => ({
  ...own,
  visit: (address) => page.goto(address),
  reload: () => page.reload(),
  evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
  clickAt: (x, y) => page.mouse.click(x, y),
  pressEscape: () => page.keyboard.press('Escape'),
});

/** Waits until an expression is true in the page. */
export async function until(engine: Engine, expression: string, what: string, seconds = 10) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(100)) {
    // While the page changes, there may be none to ask.
    if (await engine.evaluate(`Boolean(${expression})`).catch(() => false)) return;
  }
  throw new Error(`${what}: timed out after ${seconds} s`);
}

/** Scrolls an element into view as a person would, and returns its center. Drivers' own clicks scroll sticky bars too. */
const centerInView = (selector: string) => `(() => {
  const element = document.querySelector(${JSON.stringify(selector)});
  const { top: start, bottom: end } = element.getBoundingClientRect();
  // Only if a person would have to scroll, too. It moves the page even for a button in the sticky bar.
  if (start + end < 0 || start + end > 2 * innerHeight)
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
})()`;

/** A real click, once the element stays where it is. */
export async function click(engine: Engine, selector: string) {
  await until(engine, visible(selector), `${selector} is there`);
  const center = () => engine.evaluate<[number, number]>(centerInView(selector));
  for (let before = await center(); ; ) {
    await wait(100);
    const [x, y] = await center();
    if (x === before[0] && y === before[1]) return engine.clickAt(x, y);
    before = [x, y];
  }
}

export const visible = (selector: string) =>
  `(document.querySelector(${JSON.stringify(selector)})?.getClientRects().length ?? 0) > 0`;
