import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Of a site whose prices have no later date. The test farms' dates are near it. */
const DAY = '2026-10-10';

/**
 * When a site with this content is built and visited by tests, so that they give the same results on every day: at
 * noon in Montana, and not before a date in the owner's content, because prices of tomorrow stop a build.
 */
export function timeOf(content: string): number {
  const texts = globSync(join(content, '**/*.yaml')).map((file) => readFileSync(file, 'utf8'));
  const dates = texts.flatMap((text) => [...text.matchAll(/^[^#\n]*\basOf\W+(\d{4}-\d\d-\d\d)/gm)]);
  const days = [DAY, ...dates.map(([, day]) => day)].sort();
  return Date.parse(`${days.at(-1)}T18:00:00Z`);
}

const RealDate = Date;

/** Sets the clock of this process. It runs on from there. */
export function setClock(time: number) {
  const difference = time - RealDate.now();
  const now = () => RealDate.now() + difference;
  globalThis.Date = new Proxy(RealDate, {
    construct: (_, given) => Reflect.construct(RealDate, given.length > 0 ? given : [now()]),
    get: (_, name) => (name === 'now' ? now : Reflect.get(RealDate, name)),
  });
}
