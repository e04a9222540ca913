export type Fields = Record<string, unknown>;

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, step) => (inner as Record<PropertyKey, unknown>)?.[step], data);

/** Whether two values are equal, whatever the order of their fields. */
export const isEqual = (one: unknown, other: unknown) =>
  one === other || sortedJson(one) === sortedJson(other);

export const sortedJson = (value: unknown) =>
  JSON.stringify(value, (_, inner) =>
    isRecord(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
