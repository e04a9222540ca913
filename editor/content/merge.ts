import { align, alignByIdentity } from '../../model/align.ts';
import { type Fields, isEqual, isRecord } from '../../model/compare.ts';
import type { Path } from './values.ts';

/** A value that was changed both here and elsewhere. Undefined: it was removed. */
export interface Conflict {
  /** In the merged data, with every entry that only one side removed. */
  path: Path;
  base: unknown;
  ours: unknown;
  theirs: unknown;
}

export type Choice = 'ours' | 'theirs';

interface Merged {
  /** With the chosen value for each conflict. */
  value: unknown;
  conflicts: Conflict[];
}

export type Choose = (conflict: Conflict) => Choice;

/** Fields that are one choice of the owner. The first one is in the path of their conflict. */
const TOGETHER = [
  ['availability', 'soldOut', 'asOf'],
  ['price', 'unit'],
];
export const fieldsWith = (name: string) => TOGETHER.find((names) => names.includes(name));
/** Whether a whole group is one choice of the owner. */
const isOneChoice = (path: Path) => path.at(-1) === 'notice';

/** Three-way merge, field by field and entry by entry. */
export function merge(
  base: unknown,
  ours: unknown,
  theirs: unknown,
  choose: Choose,
  path: Path = [],
): Merged {
  if (isEqual(ours, theirs) || isEqual(base, theirs)) return { value: ours, conflicts: [] };
  if (isEqual(base, ours)) return { value: theirs, conflicts: [] };
  const isWhole = isOneChoice(path) || fieldsWith(String(path.at(-1)));
  if (isRecord(ours) && isRecord(theirs) && !isWhole)
    return mergeFields(isRecord(base) ? base : {}, ours, theirs, choose, path);
  if (Array.isArray(ours) && Array.isArray(theirs))
    return mergeLists(Array.isArray(base) ? base : [], ours, theirs, choose, path);
  const conflict = { path, base, ours, theirs };
  return { value: conflict[choose(conflict)], conflicts: [conflict] };
}

function mergeFields(
  base: Fields,
  ours: Fields,
  theirs: Fields,
  choose: Choose,
  path: Path,
): Merged {
  // Their fields come first, so that the file's current order stays.
  const value: Fields = { ...theirs, ...ours };
  const conflicts: Conflict[] = [];
  for (const name of Object.keys(value)) {
    const names = fieldsWith(name);
    if (names && name !== names.find((each) => each in value)) continue;
    const valueIn = (fields: Fields) =>
      names ? Object.fromEntries(names.map((each) => [each, fields[each]])) : fields[name];
    const at = [...path, names?.[0] ?? name];
    const merged = merge(valueIn(base), valueIn(ours), valueIn(theirs), choose, at);
    conflicts.push(...merged.conflicts);
    Object.assign(value, names ? merged.value : { [name]: merged.value });
  }
  const isThere = ([, inner]: [string, unknown]) => inner !== undefined;
  return { value: Object.fromEntries(Object.entries(value).filter(isThere)), conflicts };
}

/** An entry in the versions of its list that have it. */
interface Entry {
  base?: unknown;
  ours?: unknown;
  theirs?: unknown;
}

function mergeLists(
  base: unknown[],
  ours: unknown[],
  theirs: unknown[],
  choose: Choose,
  path: Path,
): Merged {
  const baseEntries = base.map((value): Entry => ({ base: value }));
  const entriesOf = (list: unknown[], side: Choice, from = align(base, list)) =>
    list.map((value, i) => Object.assign(baseEntries[from[i] ?? -1] ?? {}, { [side]: value }));
  const aligned: Entry[] = entriesOf(ours, 'ours');
  const shared = withSharedAdditions(aligned, entriesOf(theirs, 'theirs'));
  const theirEntries = withMoved(baseEntries, aligned, shared);
  const ourEntries = withMoved(baseEntries, theirEntries, aligned);
  const inOrderOf = (first: Entry[], second: Entry[]) =>
    insertMissing(first, second).filter((entry) => !isRemoved(entry));
  const isOursMoved = !haveSameOrder(baseEntries, ourEntries);
  const isTheirsMoved = !haveSameOrder(baseEntries, theirEntries);
  const byOurs = inOrderOf(ourEntries, theirEntries);
  const byTheirs = inOrderOf(theirEntries, ourEntries);
  const entries = isOursMoved ? byOurs : byTheirs;

  const conflicts: Conflict[] = [];
  const values = new Map<Entry, unknown>();
  for (const [i, entry] of entries.entries()) {
    const merged = merge(entry.base, entry.ours, entry.theirs, choose, [...path, i]);
    conflicts.push(...merged.conflicts);
    values.set(entry, merged.value);
  }
  const valuesIn = (order: Entry[]) =>
    order.map((entry) => values.get(entry)).filter((value) => value !== undefined);
  if (!isOursMoved || !isTheirsMoved || haveSameOrder(ourEntries, theirEntries))
    return { value: valuesIn(entries), conflicts };
  const order = { path, base, ours, theirs };
  const chosen = choose(order) === 'ours' ? byOurs : byTheirs;
  return { value: valuesIn(chosen), conflicts: [...conflicts, order] };
}

/** Whether one side removed an entry and the other left it as it was, or removed it, too. */
const isRemoved = (entry: Entry) => {
  const { base, ours, theirs } = entry;
  if (!('base' in entry) || ('ours' in entry && 'theirs' in entry)) return false;
  const left = 'ours' in entry ? ours : theirs;
  return left === undefined || isEqual(left, base);
};

/** Their entries. One that both sides added is the same entry as ours. */
function withSharedAdditions(ourEntries: Entry[], theirEntries: Entry[]): Entry[] {
  const added = (entries: Entry[], side: Choice) =>
    entries.map((entry) => ('base' in entry ? undefined : entry[side]));
  const from = alignByIdentity(added(ourEntries, 'ours'), added(theirEntries, 'theirs'));
  return theirEntries.map((entry, i) => Object.assign(ourEntries[from[i] ?? -1] ?? entry, entry));
}

/**
 * The other side's entries. If all that one side moved looks removed there, what looks added is the
 * same, with other values in another place.
 */
function withMoved(base: Entry[], moved: Entry[], others: Entry[]): Entry[] {
  const removed = moved.filter(isRemoved);
  const left = moved.filter((entry) => !isRemoved(entry));
  if (haveSameOrder(base, moved) || !haveSameOrder(base, left)) return others;
  const isAdded = (entry: Entry) => !('base' in entry) && !('ours' in entry && 'theirs' in entry);
  return others.map((entry) =>
    isAdded(entry) ? Object.assign(removed.shift() ?? entry, entry) : entry,
  );
}

/** The first list, with each entry that only the second one has after the same entry as there. */
function insertMissing(first: Entry[], second: Entry[]): Entry[] {
  const isThere = new Set(first);
  const after = new Map<Entry | undefined, Entry[]>();
  let previous: Entry | undefined;
  for (const entry of second) {
    if (isThere.has(entry)) previous = entry;
    else after.set(previous, [...(after.get(previous) ?? []), entry]);
  }
  return [undefined, ...first].flatMap((entry) => [
    ...(entry ? [entry] : []),
    ...(after.get(entry) ?? []),
  ]);
}

/** Whether the entries that both lists have are in the same order. */
function haveSameOrder(one: Entry[], other: Entry[]): boolean {
  const [inOne, inOther] = [new Set(one), new Set(other)];
  const common = one.filter((entry) => inOther.has(entry));
  const there = other.filter((entry) => inOne.has(entry));
  return common.every((entry, i) => entry === there[i]);
}
