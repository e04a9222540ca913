import { isEqual, isRecord, valueAt } from '../../model/compare.ts';
import { pairEntries } from './pair-entries.ts';
import { asList, type Path } from './values.ts';

/** Where a value is after list entries were added, removed or moved; undefined if its entry is gone. */
export function followPath(before: unknown, after: unknown, path: Path): Path | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return [];
  const next = typeof step === 'number' ? followEntry(asList(before), asList(after), step) : step;
  if (next === undefined) return undefined;
  const inner = followPath(valueAt(before, [step]), valueAt(after, [next]), rest);
  return inner && [next, ...inner];
}

function followEntry(before: unknown[], after: unknown[], at: number): number | undefined {
  const { from } = pairEntries(before, after);
  const found = from.indexOf(at);
  if (found >= 0) return found;
  // An entry whose fields have all changed is like no other, but still in its place.
  return at < after.length && from[at] === undefined ? at : undefined;
}

/** Whether any list has entries at other positions than before. */
export function hasMovedEntries(before: unknown, after: unknown): boolean {
  if (Array.isArray(before) && Array.isArray(after) && !isEqual(before, after))
    return before.some((_, i) => followEntry(before, after, i) !== i);
  if (!isRecord(before) || !isRecord(after)) return false;
  return Object.keys(before).some((name) => hasMovedEntries(before[name], after[name]));
}
