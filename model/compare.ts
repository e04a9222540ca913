export type Fields = Record<string, unknown>;

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, step) => (inner as Record<PropertyKey, unknown>)?.[step], data);

/** Whether two values are equal, whatever the order of their fields. */
export const isEqual = (one: unknown, other: unknown) =>
  one === other || sortedJson(one) === sortedJson(other);

const sortedJson = (value: unknown) =>
  JSON.stringify(value, (_, inner) =>
    isRecord(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** How many fields of two entries are equal. */
export function similarity(one: unknown, other: unknown): number {
  if (isEqual(one, other)) return Number.POSITIVE_INFINITY;
  if (!isRecord(one) || !isRecord(other)) return 0;
  return Object.keys(one).filter((name) => name in other && isEqual(one[name], other[name])).length;
}
