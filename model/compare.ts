export type Fields = Record<string, unknown>;

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, step) => (inner as Record<PropertyKey, unknown>)?.[step], data);

/** Whether two values are equal, whatever the order of their fields. An undefined field counts as missing. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, i) => isEqual(value, other[i]));
  if (!isRecord(one) || !isRecord(other)) return false;
  return Object.keys({ ...one, ...other }).every((name) => isEqual(one[name], other[name]));
}

/** A field with nothing after its colon counts as missing. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null)
      .map(([key, inner]) => [key, withoutNulls(inner)]),
  );
}

/** The same text for equal values. */
export const sortedJson = (value: unknown) =>
  JSON.stringify(value, (_, inner) =>
    isRecord(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
