import { type Fields, isRecord, saysTheSame } from '../../model/compare.ts';
import { dayInWords } from '../../src/site/days.ts';
import { dollars } from '../../src/site/prices.ts';
import { type Field, type Group, innerField, type Leaf, type List } from './form.ts';
import { namingField, oneOfList } from './labels.ts';
import { pairEntries } from './pair-entries.ts';
import { type Path, withValue } from './values.ts';

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
  compare(form, before, after, { trail: [], leftOut: NOTHING }).changes;

/** The newer version without some of its changes, which are known by what they say they change. */
export const withoutChanges = (
  form: Group,
  before: unknown,
  after: unknown,
  leftOut: ReadonlySet<string>,
): unknown => compare(form, before, after, { trail: [], leftOut }).value;

const NOTHING: ReadonlySet<string> = new Set();

interface Comparison {
  changes: ChangeInWords[];
  /** The newer version, without what is left out. */
  value: unknown;
}

interface Where {
  trail: string[];
  leftOut: ReadonlySet<string>;
}

function compare(field: Field, before: unknown, after: unknown, where: Where): Comparison {
  if (saysTheSame(before, after)) return { changes: [], value: after };
  if (field.kind === 'group') return compareGroups(field, before, after, where);
  if (field.kind === 'list') return compareLists(field, before, after, where);
  const what = said(where.trail);
  return {
    changes: [{ what, from: inWords(field, before), to: inWords(field, after) }],
    value: where.leftOut.has(what) ? before : after,
  };
}

function compareGroups(field: Group, before: unknown, after: unknown, where: Where): Comparison {
  const { trail, leftOut } = where;
  if (after === undefined) {
    const what = `Removed: ${said(trail)}`;
    return { changes: [{ what }], value: leftOut.has(what) ? before : after };
  }
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const changes: ChangeInWords[] = [];
  let value: unknown = after;
  for (const inner of field.fields) {
    const { name, label } = inner;
    const title = fieldsOf(old[name]).title;
    const step = inner.kind === 'group' && typeof title === 'string' && title ? title : label;
    const compared = compare(inner, old[name], now[name], { trail: [...trail, step], leftOut });
    changes.push(...compared.changes);
    if (!saysTheSame(compared.value, now[name]))
      value = withValue(value, [name], compared.value, field);
  }
  const isAllLeftOut = before === undefined && changes.every(({ what }) => leftOut.has(what));
  return { changes, value: isAllLeftOut ? undefined : value };
}

function compareLists(field: List, before: unknown, after: unknown, where: Where): Comparison {
  const { entry } = field;
  const { trail, leftOut } = where;
  const [old, now] = [asList(before), asList(after)];
  const { from, removed } = pairEntries(old, now);
  const one = oneOfList(field.name);
  const isSingle = entry.kind !== 'group';
  const changes: ChangeInWords[] = [];
  const entries: { value: unknown; at?: number }[] = [];
  for (const [i, value] of now.entries()) {
    const at = from[i];
    if (at === undefined) {
      const what = `New ${one}: ${entryName(entry, value, i)}${pricesInWords(entry, value)}`;
      changes.push({ what });
      if (!leftOut.has(what)) entries.push({ value });
      continue;
    }
    // A single value is its own name, and is told by its list: "Ways to pay: a → b".
    const steps = isSingle ? trail : [...trail.slice(0, -1), ENTRY + entryName(entry, old[at], at)];
    const compared = compare(entry, old[at], value, { trail: steps, leftOut });
    changes.push(...compared.changes);
    entries.push({ value: compared.value, at });
  }
  for (const at of removed) {
    const what = `Removed ${one}: ${entryName(entry, old[at], at)}`;
    changes.push({ what });
    if (!leftOut.has(what)) continue;
    const previous = entries.findLastIndex((each) => each.at !== undefined && each.at < at);
    entries.splice(previous + 1, 0, { value: old[at], at });
  }
  const kept = from.filter((place) => place !== undefined);
  const inOrder = kept.every((place, i) => i === 0 || place > (kept[i - 1] ?? 0));
  const order = `${trail.at(-1)}: in another order`;
  if (!inOrder) changes.push({ what: order });
  if (!inOrder && leftOut.has(order)) {
    const asBefore = entries.filter(({ at }) => at !== undefined);
    asBefore.sort((a, b) => Number(a.at) - Number(b.at));
    for (const [i, { at }] of entries.entries())
      if (at !== undefined) entries[i] = asBefore.shift() ?? { value: undefined };
  }
  const value = before === undefined && entries.length === 0 ? before : entries.map((e) => e.value);
  return { changes, value };
}

/** ", unwashed $6, washed $7": what a new row of a price list costs. */
function pricesInWords(entry: Field, value: unknown): string {
  const prices = (field: Field, inner: unknown, label: string): string[] => {
    if (field.kind === 'price' && typeof inner === 'number') return [label + dollars(inner)];
    if (field.kind !== 'group') return [];
    const naming = field === entry ? '' : `${field.label.toLowerCase()} `;
    return field.fields.flatMap((each) =>
      // What a returned carton saves is told by its own form.
      each.optional && each.kind === 'price'
        ? []
        : prices(each, fieldsOf(inner)[each.name], naming),
    );
  };
  return prices(entry, value, '')
    .map((price) => `, ${price}`)
    .join('');
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
    return entry.kind === 'picture' ? fileName(value) : value;
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
