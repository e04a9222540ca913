import { isRecord } from '../../model/compare.ts';
import { type Field, innerField } from './form.ts';

export type Path = readonly (string | number)[];

/**
 * Sets the value at a path in a copy; undefined removes the field. A new field is inserted in the
 * form's order, so that files stay readable.
 */
export function withValue(data: unknown, path: Path, value: unknown, form?: Field): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const innerForm = form && innerField(form, step);
  if (typeof step === 'number') {
    const list = asList(data);
    const inner = withValue(list[step], rest, value, innerForm);
    return step < list.length ? list.with(step, inner) : [...list, inner];
  }
  const fields = isRecord(data) ? data : {};
  const inner = withValue(fields[step], rest, value, innerForm);
  if (inner === undefined) {
    const { [step]: _removed, ...others } = fields;
    return others;
  }
  if (step in fields || form?.type !== 'group') return { ...fields, [step]: inner };
  const order = form.fields.map(({ name }) => name);
  const later = new Set(order.slice(order.indexOf(step) + 1));
  const entries = Object.entries(fields);
  const at = entries.findIndex(([name]) => later.has(name));
  return Object.fromEntries(entries.toSpliced(at < 0 ? entries.length : at, 0, [step, inner]));
}

export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
}
