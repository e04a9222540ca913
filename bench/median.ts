export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The middle of several measurements, figure by figure. */
export const medians = <Figure extends string>(all: Record<Figure, number>[]) =>
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map((figure) => [
      figure,
      median(all.map((one) => one[figure as Figure])),
    ]),
  ) as Record<Figure, number>;
