import { buildFarms, FROZEN_FARM } from './built-farm.ts';

/** For vitest: the frozen farm is there before a test looks at it. */
export async function setup() {
  await buildFarms(FROZEN_FARM);
}
