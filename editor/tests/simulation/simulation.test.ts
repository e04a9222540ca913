import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import found from './found-histories.json' with { type: 'json' };
import { play, type Step } from './history.ts';
import { HISTORY } from './steps.ts';
import { instantDigest } from './world.ts';

/** The weekly workflow plays more. */
const RUNS = Number(process.env.HISTORIES ?? 80);
const SEED = Number(process.env.SEED ?? 20261117);

beforeAll(() => {
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(
    instantDigest as typeof crypto.subtle.digest,
  );
});
afterAll(() => {
  vi.restoreAllMocks();
});

test(`in ${RUNS} histories of two phones and a computer, nothing is lost, overwritten or claimed wrongly`, async () => {
  const totals = { operations: 0, saves: 0 };
  const report = await fc.check(
    fc.asyncProperty(HISTORY, async (steps) => {
      const { operations, saves } = await play(steps);
      totals.operations += operations;
      totals.saves += saves;
    }),
    { numRuns: RUNS, seed: SEED, examples: found.map(({ steps }) => [steps as Step[]]) },
  );
  console.log(
    `${report.numRuns} histories, ${totals.operations} operations, ${totals.saves} saves`,
  );
  if (report.failed)
    expect.fail(
      `History ${report.numRuns}: ${report.errorInstance}\nAdd it to found-histories.json:\n${JSON.stringify(report.counterexample?.[0])}`,
    );
});
