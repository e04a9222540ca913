import { buildSites } from './sites.ts';

/** For vitest: the fixture site is there before a test looks at it. */
export async function setup() {
  await buildSites('fixture');
}
