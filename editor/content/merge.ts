import { type Fields, isEqual, isRecord } from '../../model/compare.ts';
import type { Path } from './values.ts';

/** A field that was changed both here and elsewhere. */
export interface Conflict {
  path: Path;
  base: unknown;
  ours: unknown;
  theirs: unknown;
}

interface Merged {
  /** Uses our value for each conflict. */
  value: unknown;
  conflicts: Conflict[];
}

/** Three-way merge, field by field and entry by entry. */
export function merge(base: unknown, ours: unknown, theirs: unknown, path: Path = []): Merged {
  if (isEqual(ours, theirs) || isEqual(base, theirs)) return { value: ours, conflicts: [] };
  if (isEqual(base, ours)) return { value: theirs, conflicts: [] };
  if (isRecord(ours) && isRecord(theirs)) {
    return mergeFields(isRecord(base) ? base : {}, ours, theirs, path);
  }
  if (Array.isArray(ours) && Array.isArray(theirs)) {
    const merged = mergeLists(Array.isArray(base) ? base : [], ours, theirs, path);
    if (merged) return merged;
  }
  return { value: ours, conflicts: [{ path, base, ours, theirs }] };
}

function mergeFields(base: Fields, ours: Fields, theirs: Fields, path: Path): Merged {
  const conflicts: Conflict[] = [];
  // Their fields come first, so that the file's current order stays.
  const entries = Object.keys({ ...theirs, ...ours }).flatMap((name) => {
    const merged = merge(base[name], ours[name], theirs[name], [...path, name]);
    conflicts.push(...merged.conflicts);
    return merged.value === undefined ? [] : [[name, merged.value] as const];
  });
  return { value: Object.fromEntries(entries), conflicts };
}

const KEY_FIELDS = ['img', 'name', 'title', 'what'];

/** Returns undefined if the lists can't be merged entry by entry. */
function mergeLists(
  base: unknown[],
  ours: unknown[],
  theirs: unknown[],
  path: Path,
): Merged | undefined {
  const keyOf = findEntryKey(base, ours, theirs);
  if (!keyOf) return undefined;
  const byKey = (list: unknown[]) => new Map(list.map((entry) => [keyOf(entry), entry]));
  const [baseByKey, oursByKey, theirsByKey] = [byKey(base), byKey(ours), byKey(theirs)];

  /** The keys of entries that one side removed and the other changed. */
  const disputed = new Set<unknown>();
  for (const [key, entry] of baseByKey) {
    if (oursByKey.has(key) === theirsByKey.has(key)) continue;
    if (!isEqual(oursByKey.get(key) ?? theirsByKey.get(key), entry)) disputed.add(key);
  }
  const isDeleted = (key: unknown) =>
    baseByKey.has(key) && !(oursByKey.has(key) && theirsByKey.has(key)) && !disputed.has(key);
  const [first, second] = haveSameOrder(baseByKey, oursByKey)
    ? [theirsByKey, oursByKey]
    : [oursByKey, theirsByKey];
  if (!haveSameOrder(baseByKey, second)) return undefined;
  const order = [...first.keys()].filter((key) => !isDeleted(key));
  let previous: unknown;
  for (const key of second.keys()) {
    if (!isDeleted(key) && !order.includes(key)) order.splice(order.indexOf(previous) + 1, 0, key);
    if (order.includes(key)) previous = key;
  }
  const conflicts: Conflict[] = [];
  /** The merged list, with one side's value for each conflict. */
  const listFor = (side: Map<unknown, unknown>, other: Map<unknown, unknown>) =>
    order
      .filter((key) => !disputed.has(key) || side.has(key))
      .map((key, i) => {
        if (!side.has(key) || !other.has(key)) return side.get(key) ?? other.get(key);
        const merged = merge(baseByKey.get(key), side.get(key), other.get(key), [...path, i]);
        conflicts.push(...merged.conflicts);
        return merged.value;
      });
  const value = listFor(oursByKey, theirsByKey);
  if (disputed.size === 0) return { value, conflicts };
  // The list has another length on each side, so that its conflicts are one question.
  const theirValue = listFor(theirsByKey, oursByKey);
  return { value, conflicts: [{ path, base, ours: value, theirs: theirValue }] };
}

type EntryKey = (entry: unknown) => unknown;

/**
 * The function that identifies the entries of these lists. An added entry that has no name yet is
 * its own key.
 */
function findEntryKey(base: unknown[], ...sides: unknown[][]): EntryKey | undefined {
  const all = [base, ...sides].flat();
  if (all.every((entry) => typeof entry === 'string'))
    return [base, ...sides].every(isUnique) ? (entry) => entry : undefined;
  const [best] = KEY_FIELDS.map((field): EntryKey => {
    const nameOf = (entry: unknown) => (isRecord(entry) ? entry[field] : undefined);
    return (entry) => (typeof nameOf(entry) === 'string' ? nameOf(entry) : entry);
  })
    .map((keyOf) => ({ keyOf, named: all.filter((entry) => keyOf(entry) !== entry).length }))
    .sort((one, other) => other.named - one.named);
  if (!best) return undefined;
  const isKey =
    base.every((entry) => best.keyOf(entry) !== entry) &&
    [base, ...sides].every((list) => isUnique(list.map(best.keyOf)));
  return isKey ? best.keyOf : undefined;
}

const isUnique = (keys: unknown[]) => new Set(keys).size === keys.length;

/** Whether the common entries have the same order in both. */
function haveSameOrder(one: Map<unknown, unknown>, other: Map<unknown, unknown>): boolean {
  const common = [...one.keys()].filter((name) => other.has(name));
  const there = [...other.keys()].filter((name) => one.has(name));
  return common.every((name, i) => name === there[i]);
}
