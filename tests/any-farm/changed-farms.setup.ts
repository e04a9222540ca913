import { test } from '@playwright/test';
import { buildChangedFarm, CHANGED_FARMS } from './changed-farms.ts';

for (const farm of CHANGED_FARMS) {
  test(`a farm with ${farm} can be built`, async () => {
    test.setTimeout(300_000);
    await buildChangedFarm(farm);
  });
}
