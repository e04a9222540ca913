import { align } from '../../model/align.ts';
import { isEqual, isRecord, valueAt } from '../../model/compare.ts';
import { asList, type Path } from './values.ts';

/** Where a value is after list entries were added, removed or moved; undefined if its entry is gone. */
export function followPath(before: unknown, after: unknown, path: Path): Path | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return [];
  const next = typeof step === 'number' ? align(asList(before), asList(after)).indexOf(step) : step;
  if (next === -1) return undefined;
  const inner = followPath(valueAt(before, [step]), valueAt(after, [next]), rest);
  return inner && [next, ...inner];
}

/** Whether any list has entries at other positions than before. */
export function hasMovedEntries(before: unknown, after: unknown): boolean {
  if (Array.isArray(before) && Array.isArray(after) && !isEqual(before, after)) {
    const from = align(before, after);
    return before.some((_, i) => from[i] !== i);
  }
  if (!isRecord(before) || !isRecord(after)) return false;
  return Object.keys(before).some((name) => hasMovedEntries(before[name], after[name]));
}
