import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from './engine.ts';

export type Scenario = (engine: Engine, site: string) => Promise<void>;
type Size = readonly [width: number, height: number];

export const PHONE: Size = [390, 844];
export const DESKTOP: Size = [1280, 900];

export const visible = (selector: string) =>
  `(document.querySelector(${JSON.stringify(selector)})?.getClientRects().length ?? 0) > 0`;
export const focused = (selector: string) =>
  `document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`;
export const scrollTo = (engine: Engine, top: number) =>
  engine.evaluate(`void scrollTo({ top: ${top}, behavior: 'instant' })`);

/** The scroll position once scrolling has ended. */
export async function settledScroll(engine: Engine) {
  const scrollTop = () => engine.evaluate<number>('Math.round(scrollY)');
  for (let before = await scrollTop(); ; ) {
    await wait(300);
    const now = await scrollTop();
    if (now === before) return now;
    before = now;
  }
}

export async function expectScrollTop(engine: Engine, top: number, after: string) {
  const now = await settledScroll(engine);
  if (now !== top) throw new Error(`${after}: the page went from ${top} to ${now}`);
}

/** Waits until an expression is true in the page. */
export async function until(engine: Engine, expression: string, what: string, seconds = 10) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(100)) {
    if (await engine.evaluate<boolean>(`Boolean(${expression})`)) return;
  }
  throw new Error(`${what}: timed out after ${seconds} s`);
}
