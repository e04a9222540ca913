import { type Fields, isRecord, saysTheSame } from '../../model/compare.ts';
import { dayInWords } from '../../src/site/days.ts';
import { dollars } from '../../src/site/prices.ts';
import { type Field, type Group, innerField, type Leaf } from './form.ts';
import { namingField, oneOfList } from './labels.ts';
import { pairEntries } from './pair-entries.ts';
import type { Path } from './values.ts';

/** One thing that a save changes, as the owner would say it: "Half dozen, washed", "$7", "$8". */
export interface ChangeInWords {
  what: string;
  from?: string | undefined;
  to?: string | undefined;
}

export function inOneLine({ what, from, to }: ChangeInWords): string {
  if (from === undefined) return to === undefined ? what : `${what}: ${to}`;
  return to === undefined ? `${what}: removed (it was ${from})` : `${what}: ${from} → ${to}`;
}

/** What differs between two versions of a file's data. */
export const changesInWords = (form: Group, before: unknown, after: unknown): ChangeInWords[] =>
  differences(form, before, after, []);

function differences(
  field: Field,
  before: unknown,
  after: unknown,
  trail: string[],
): ChangeInWords[] {
  if (saysTheSame(before, after)) return [];
  if (field.kind === 'group') {
    const [old, now] = [fieldsOf(before), fieldsOf(after)];
    return field.fields.flatMap((inner) =>
      differences(inner, old[inner.name], now[inner.name], [...trail, inner.label]),
    );
  }
  if (field.kind === 'list') {
    return listDifferences(field.entry, field.name, asList(before), asList(after), trail);
  }
  return [{ what: said(trail), from: inWords(field, before), to: inWords(field, after) }];
}

function listDifferences(
  entry: Field,
  list: string,
  before: unknown[],
  after: unknown[],
  trail: string[],
): ChangeInWords[] {
  const { from, removed } = pairEntries(before, after);
  const one = oneOfList(list);
  const changes = after.flatMap((value, i) => {
    const old = from[i];
    if (old === undefined) return [{ what: `New ${one}: ${entryName(entry, value, i)}` }];
    const place = [ENTRY + entryName(entry, before[old], old)];
    return differences(entry, before[old], value, [...trail.slice(0, -1), ...place]);
  });
  const gone = removed.map((at) => ({
    what: `Removed ${one}: ${entryName(entry, before[at], at)}`,
  }));
  const kept = from.filter((place) => place !== undefined);
  const inOrder = kept.every((place, i) => i === 0 || place > (kept[i - 1] ?? 0));
  return [...changes, ...gone, ...(inOrder ? [] : [{ what: `${trail.at(-1)}: in another order` }])];
}

/** Marks a step of a trail that is an entry's own name, and says enough without what is above it. */
const ENTRY = '\u0000';

function said(trail: string[]): string {
  const start = Math.max(
    0,
    trail.findLastIndex((step) => step.startsWith(ENTRY)),
  );
  const steps = trail.slice(start).filter((step, i) => i === 0 || step !== 'Price');
  return steps
    .map((step) => step.replace(ENTRY, ''))
    .map((step, i) => (i === 0 ? step : step.charAt(0).toLowerCase() + step.slice(1)))
    .join(', ');
}

/** What an entry of a list is called. */
export function entryName(entry: Field, value: unknown, at: number): string {
  if (typeof value === 'string' && value.trim())
    return entry.name === 'proofs' ? fileName(value) : value;
  const naming = isRecord(value) ? namingField(value) : undefined;
  const name = naming && isRecord(value) ? value[naming] : undefined;
  return typeof name === 'string' && name.trim() ? name : `${oneOfList(entry.name)} ${at + 1}`;
}

/** Where a problem lies, with the names of entries instead of their numbers. */
export function placeInWords(form: Group, data: unknown, path: Path): string {
  const trail: string[] = [];
  let field: Field | undefined = form;
  let value = data;
  for (const step of path) {
    const inner: Field | undefined = field && innerField(field, step);
    value = (value as Fields | undefined)?.[step];
    if (typeof step === 'number' && inner) trail.push(ENTRY + entryName(inner, value, step));
    else trail.push(inner?.label ?? String(step));
    field = inner;
  }
  return said(trail);
}

const MOST_LETTERS = 80;

export function inWords(field: Leaf, value: unknown): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (field.kind === 'price' && typeof value === 'number') return dollars(value);
  if (field.kind === 'day' && /^\d{4}-\d\d-\d\d$/.test(String(value)))
    return dayInWords(String(value));
  if (field.kind === 'yesOrNo') return value === true ? 'yes' : 'no';
  if (field.kind === 'picture') return fileName(String(value));
  const words = String(value);
  return words.length > MOST_LETTERS ? `${words.slice(0, MOST_LETTERS)} …` : words;
}

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
