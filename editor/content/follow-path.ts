import { align } from '../../model/align.ts';
import { valueAt } from '../../model/compare.ts';
import { asList, type Path } from './values.ts';

/** Where a value is after list entries were added, removed or moved; undefined if its entry is gone. */
export function followPath(before: unknown, after: unknown, path: Path): Path | undefined {
  const [step, ...rest] = path;
  if (step === undefined || before === after) return path;
  const next = typeof step === 'number' ? align(asList(before), asList(after)).indexOf(step) : step;
  if (next === -1) return undefined;
  const inner = followPath(valueAt(before, [step]), valueAt(after, [next]), rest);
  return inner && [next, ...inner];
}
