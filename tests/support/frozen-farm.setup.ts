import { buildFrozenFarm } from './built-farm.ts';

/** For vitest: the frozen farm is there before a test looks at it. */
export async function setup() {
  await buildFrozenFarm();
}
