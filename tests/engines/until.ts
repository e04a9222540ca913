import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from './engine.ts';

/** Waits until an expression is true in the page. */
export async function until(engine: Engine, expression: string, what: string, seconds = 10) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(100)) {
    if (await engine.evaluate<boolean>(`Boolean(${expression})`)) return;
  }
  throw new Error(`${what}: not so after ${seconds} seconds`);
}
