import { test } from '@playwright/test';
import { buildChangedFarm } from './changed-farms.ts';
import { CHANGED_FARMS } from './projects.ts';

for (const farm of CHANGED_FARMS) {
  test(`a farm with ${farm} can be built`, async () => {
    test.setTimeout(300_000);
    await buildChangedFarm(farm);
  });
}
