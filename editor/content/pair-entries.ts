import { isRecord, similarity } from '../../model/compare.ts';

/** The previous index of each list entry; undefined: the entry is new. */
export function pairEntries(before: readonly unknown[], after: readonly unknown[]) {
  const free = new Set(before.keys());
  const take = (from: number | undefined) => {
    if (from !== undefined) free.delete(from);
    return from;
  };
  const best = (entry: unknown, least: number) =>
    [...free]
      .map((from) => ({ from, score: similarity(before[from], entry) }))
      .filter(({ score }) => score >= least)
      .sort((a, b) => b.score - a.score)[0]?.from;
  const same = after.map((entry) => take(best(entry, Number.POSITIVE_INFINITY)));
  const pairs = after.map((entry, i) => same[i] ?? take(best(entry, 1)));
  if (before.length === after.length && !after.some(isRecord)) {
    // A changed single value matches nothing, so it is paired by its position.
    for (const [i, from] of pairs.entries()) {
      if (from === undefined && free.has(i)) pairs[i] = take(i);
    }
  }
  return { from: pairs, removed: [...free] };
}
