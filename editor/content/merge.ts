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

/** What we have today: three fields, but one choice of the owner. */
const TODAY = ['soldOut', 'availability', 'asOf'];
const todayIn = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => TODAY.includes(name)));

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
  if (isRecord(ours) && isRecord(theirs) && path.at(-1) !== 'availability')
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
  const todayPath = [...path, 'availability'];
  const today = merge(todayIn(base), todayIn(ours), todayIn(theirs), choose, todayPath);
  const conflicts = [...today.conflicts];
  // Their fields come first, so that the file's current order stays.
  const entries = Object.keys({ ...theirs, ...ours }).flatMap((name) => {
    const merged = TODAY.includes(name)
      ? { value: (today.value as Fields)[name], conflicts: [] }
      : merge(base[name], ours[name], theirs[name], choose, [...path, name]);
    conflicts.push(...merged.conflicts);
    return merged.value === undefined ? [] : [[name, merged.value] as const];
  });
  return { value: Object.fromEntries(entries), conflicts };
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
  const ourEntries: Entry[] = entriesOf(ours, 'ours');
  const theirEntries = withSharedAdditions(ourEntries, entriesOf(theirs, 'theirs'));
  const inOrderOf = (first: Entry[], second: Entry[]) =>
    insertMissing(first, second).filter((entry) => !isRemoved(entry));
  const [isOursMoved, isTheirsMoved] = [ourEntries, theirEntries].map(
    (entries) => !haveSameOrder(baseEntries, entries),
  );
  const entries = isOursMoved
    ? inOrderOf(ourEntries, theirEntries)
    : inOrderOf(theirEntries, ourEntries);

  const conflicts: Conflict[] = [];
  const values = new Map<Entry, unknown>();
  for (const [i, entry] of entries.entries()) {
    const merged = mergeEntry(entry, choose, [...path, i]);
    conflicts.push(...merged.conflicts);
    values.set(entry, merged.value);
  }
  const valuesIn = (order: Entry[]) =>
    order.map((entry) => values.get(entry)).filter((value) => value !== undefined);
  if (!isOursMoved || !isTheirsMoved || haveSameOrder(ourEntries, theirEntries))
    return { value: valuesIn(entries), conflicts };
  const order = { path, base, ours, theirs };
  const chosen = choose(order) === 'ours' ? entries : inOrderOf(theirEntries, ourEntries);
  return { value: valuesIn(chosen), conflicts: [...conflicts, order] };
}

function mergeEntry(entry: Entry, choose: Choose, path: Path): Merged {
  const { base, ours, theirs } = entry;
  const isAddedOnce = !('base' in entry) && !('ours' in entry && 'theirs' in entry);
  if (isAddedOnce) return { value: ours ?? theirs, conflicts: [] };
  return merge(base, ours, theirs, choose, path);
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
  const isAdded = (entry: Entry) => !('base' in entry);
  const [ourAdded, theirAdded] = [ourEntries.filter(isAdded), theirEntries.filter(isAdded)];
  const from = alignByIdentity(
    ourAdded.map(({ ours }) => ours),
    theirAdded.map(({ theirs }) => theirs),
  );
  const shared = new Map(theirAdded.map((entry, i) => [entry, ourAdded[from[i] ?? -1]]));
  return theirEntries.map((entry) => {
    const same = shared.get(entry);
    return same ? Object.assign(same, { theirs: entry.theirs }) : entry;
  });
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
