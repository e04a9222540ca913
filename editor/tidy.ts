import { z } from 'astro/zod';

/**
 * What a form says, as a person would write it down: nothing for fields that were left empty, and
 * nothing for defaults unless the file spelled them out before.
 */
export function tidied(schema: z.ZodType, value: unknown, before: unknown): unknown {
  if (schema instanceof z.ZodOptional) return tidied(schema.unwrap() as z.ZodType, value, before);
  if (schema instanceof z.ZodDefault) {
    const isDefault = JSON.stringify(value) === JSON.stringify(schema.def.defaultValue);
    if (isDefault && before === undefined) return undefined;
    return tidied(schema.unwrap() as z.ZodType, value, before);
  }
  if (schema instanceof z.ZodObject) return tidiedObject(schema, asRecord(value), asRecord(before));
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const old = Array.isArray(before) ? before : [];
    return value.map((entry, i) => tidied(schema.element as z.ZodType, entry, old[i]));
  }
  return value === null ? undefined : value;
}

function tidiedObject(
  schema: z.ZodObject,
  value: Record<string, unknown>,
  before: Record<string, unknown>,
): unknown {
  const filled = Object.entries(schema.shape)
    .map(([name, field]) => [name, tidied(field as z.ZodType, value[name], before[name])] as const)
    .filter(([, inner]) => inner !== undefined);
  const onlyEmptyLists = filled.every(([, inner]) => Array.isArray(inner) && inner.length === 0);
  return onlyEmptyLists ? undefined : Object.fromEntries(filled);
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
