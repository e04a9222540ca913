import { type Fields, isEqual, isRecord } from '../../model/compare.ts';
import { baseName } from '../../model/content-folder.ts';
import { formatDate } from '../../src/site/dates.ts';
import { formatDollars } from '../../src/site/prices.ts';
import { type Field, type Group, innerField, type Leaf, type List } from './form.ts';
import { choiceLabel, namingField, quote } from './labels.ts';
import { pairEntries } from './pair-entries.ts';
import { asList, type Path, withValue } from './values.ts';

/** A change as the review shows it: "Half dozen, washed", "$7", "$8". */
export interface DescribedChange {
  what: string;
  from?: string | undefined;
  to?: string | undefined;
  /** Identifies the change, including its values. */
  key: string;
  /** A question about a likely typo in a price. */
  warning?: string | undefined;
  /** Other fields that change together with this one. */
  also?: DescribedChange[];
}

export function formatChange({ what, from, to, also = [] }: DescribedChange): string {
  const first =
    from === undefined ? to : to === undefined ? `removed (it was ${from})` : `${from} → ${to}`;
  const line = first === undefined ? what : `${what}: ${first}`;
  return [line, ...also.map((each) => lowerFirst(formatChange(each)))].join(' · ');
}

/** Describes the changes between two versions of a file's data. */
export const describeChanges = (form: Group, before: unknown, after: unknown): DescribedChange[] =>
  compare(form, before, after, { trail: [], leftOut: NOTHING }).changes;

/** The newer version without the changes that have these keys. */
export const withoutChanges = (
  form: Group,
  before: unknown,
  after: unknown,
  leftOut: ReadonlySet<string>,
): unknown => compare(form, before, after, { trail: [], leftOut }).value;

const NOTHING: ReadonlySet<string> = new Set();

interface Comparison {
  changes: DescribedChange[];
  /** The newer version without the left-out changes. */
  value: unknown;
}

interface Context {
  trail: string[];
  leftOut: ReadonlySet<string>;
}

function compare(field: Field, before: unknown, after: unknown, context: Context): Comparison {
  if (isEqual(before, after)) return { changes: [], value: after };
  if (field.kind === 'group') return compareGroups(field, before, after, context);
  if (field.kind === 'list') return compareLists(field, before, after, context);
  const what = formatTrail(context.trail);
  const key = keyOf(what, before, after);
  const change =
    field.name === 'hidden'
      ? { what: after === true ? 'Hidden' : 'Shown again' }
      : { what, from: formatValue(field, before), to: formatValue(field, after) };
  const warning = field.kind === 'price' ? priceWarning(before, after) : undefined;
  return {
    changes: [{ ...change, key, warning }],
    value: context.leftOut.has(key) ? before : after,
  };
}

const keyOf = (what: string, ...values: unknown[]) => `${what} ${JSON.stringify(values)}`;

/** Warns about a likely typo: a price of 0, or one that is ten times higher or lower. */
function priceWarning(before: unknown, after: unknown): string | undefined {
  if (typeof before !== 'number' || typeof after !== 'number' || before <= 0) return undefined;
  if (after > before / 10 && after < before * 10) return undefined;
  return `It was ${formatDollars(before)}. Is ${formatDollars(after)} right?`;
}

function compareGroups(
  field: Group,
  before: unknown,
  after: unknown,
  context: Context,
): Comparison {
  const { trail, leftOut } = context;
  if (after === undefined) {
    const what = `Removed ${quote(formatTrail(trail))}`;
    const key = keyOf(what, before);
    return { changes: [{ what, key }], value: leftOut.has(key) ? before : after };
  }
  if (before === undefined && trail.length === 1 && field.name !== 'notice') {
    const what = `New ${lowerFirst(formatTrail(trail))}`;
    const key = keyOf(what, after);
    const to = summarize(field, asFields(after));
    return { changes: [{ what, to, key }], value: leftOut.has(key) ? before : after };
  }
  const [old, now] = [asFields(before), asFields(after)];
  const changes: DescribedChange[] = [];
  let value: unknown = after;
  const joined = jointFields(field);
  const joint = jointChange(joined, old, now, trail);
  if (joint) changes.push(joint);
  if (joint && leftOut.has(joint.key))
    for (const { name } of joined) value = withValue(value, [name], old[name], field);
  for (const inner of field.fields.filter((each) => !joined.includes(each))) {
    const { name, label } = inner;
    const step = groupTitle(inner, old[name]) ?? label;
    const compared = compare(inner, old[name], now[name], { trail: [...trail, step], leftOut });
    changes.push(...compared.changes);
    if (!isEqual(compared.value, now[name]))
      value = withValue(value, [name], compared.value, field);
  }
  const isAllLeftOut = before === undefined && changes.every(({ key }) => leftOut.has(key));
  return { changes, value: isAllLeftOut ? undefined : value };
}

const AVAILABILITY = ['soldOut', 'availability', 'asOf'];

const COUNT = ['count', 'what'];

/** The fields of a group that only make sense together. */
const jointFields = ({ name, fields }: Group): Field[] =>
  name === 'notice'
    ? fields
    : fields.filter((inner) => [...AVAILABILITY, ...COUNT].includes(inner.name));

/** "5 ducks" */
export const formatCount = ({ count, what }: Fields) => `${count ?? ''} ${what ?? ''}`.trim();

/** "Sold out. Back on Thursday" */
const formatAvailability = ({ soldOut, availability }: Fields) =>
  [soldOut === true && 'Sold out', availability].filter(Boolean).join('. ');

/** "Single egg $0.50, Dozen $5": what a new group says, without its heading. */
function summarize({ fields }: Group, value: Fields): string | undefined {
  const rows = fields.find((inner) => inner.kind === 'list' && inner.name === 'rows');
  if (rows?.kind === 'list') return summarizeList(rows, value.rows);
  const parts = fields.map((inner) =>
    inner.kind === 'group' || inner.kind === 'list' || inner.label === 'Heading'
      ? undefined
      : formatValue(inner, value[inner.name]),
  );
  return parts.filter(Boolean).join(', ') || undefined;
}

/** "Single egg $0.50, Dozen $5", or just the names of the entries. */
export const summarizeList = ({ entry }: List, value: unknown): string | undefined =>
  asList(value)
    .map((each, i) => `${entryName(entry, each, i)} ${formatPrices(entry, each).join(', ')}`.trim())
    .join(', ') || undefined;

function jointChange(
  fields: Field[],
  old: Fields,
  now: Fields,
  trail: string[],
): DescribedChange | undefined {
  const changed = fields.filter(({ name }) => !isEqual(old[name], now[name]));
  const key = keyOf(formatTrail(trail), ...changed.map(({ name }) => [name, old[name], now[name]]));
  if (changed.some(({ name }) => COUNT.includes(name)))
    return { what: `${formatCount(old)} → ${formatCount(now)}`, key };
  const [from, to] = [formatAvailability(old), formatAvailability(now)];
  if (from !== to)
    return { what: formatTrail(trail), from: from || undefined, to: to || 'Available', key };
  const [first, ...also] = changed.flatMap((inner, i) => {
    const steps = i === 0 ? [...trail, inner.label] : [inner.label];
    return compare(inner, old[inner.name], now[inner.name], { trail: steps, leftOut: NOTHING })
      .changes;
  });
  return first && { ...first, also, key: [first, ...also].map(({ key }) => key).join(' ') };
}

function compareLists(field: List, before: unknown, after: unknown, context: Context): Comparison {
  const { entry } = field;
  const { trail, leftOut } = context;
  const [old, now] = [asList(before), asList(after)];
  const { from, removed } = pairEntries(old, now);
  const entryLabel = lowerFirst(entry.label);
  const hasPlainValues = entry.kind !== 'group';
  const changes: DescribedChange[] = [];
  const entries: { value: unknown; at?: number }[] = [];
  for (const [i, value] of now.entries()) {
    const at = from[i];
    if (at === undefined) {
      const name = entryName(entry, value, i);
      const what = `New ${entryLabel}: ${[name, ...formatPrices(entry, value)].join(', ')}`;
      const key = keyOf(what, value);
      changes.push({ what, key });
      if (!leftOut.has(key)) entries.push({ value });
      continue;
    }
    // A single value has no name, so the line names its list: "Ways to pay: a → b".
    const steps = hasPlainValues
      ? trail
      : [...trail.slice(0, -1), ENTRY + entryName(entry, old[at], at)];
    const compared = compare(entry, old[at], value, { trail: steps, leftOut });
    changes.push(...compared.changes);
    entries.push({ value: compared.value, at });
  }
  for (const at of removed) {
    const what = `Removed “${entryName(entry, old[at], at)}”`;
    const key = keyOf(what, old[at]);
    changes.push({ what, key });
    if (!leftOut.has(key)) continue;
    const previous = entries.findLastIndex((each) => each.at !== undefined && each.at < at);
    entries.splice(previous + 1, 0, { value: old[at], at });
  }
  const remaining = from.filter((index) => index !== undefined);
  const inOrder = remaining.every((index, i) => i === 0 || index > (remaining[i - 1] ?? 0));
  const order = `${trail.at(-1)}: new order`;
  const orderKey = keyOf(order, from);
  if (!inOrder) changes.push({ what: order, key: orderKey });
  if (!inOrder && leftOut.has(orderKey)) {
    const inOldOrder = entries.filter(({ at }) => at !== undefined);
    inOldOrder.sort((a, b) => Number(a.at) - Number(b.at));
    for (const [i, { at }] of entries.entries())
      if (at !== undefined) entries[i] = inOldOrder.shift() ?? { value: undefined };
  }
  const value = before === undefined && entries.length === 0 ? before : entries.map((e) => e.value);
  return { changes, value };
}

/** Formats the prices of a new row: "unwashed $6" and "washed $7", or just "$6". */
function formatPrices(entry: Field, value: unknown): string[] {
  const hasWashedPrice = asFields(value).priceWashedEggs !== undefined;
  const prices = (field: Field, inner: unknown, label: string): string[] => {
    if (field.kind === 'price' && typeof inner === 'number') return [label + formatDollars(inner)];
    if (field.kind !== 'group') return [];
    const prefix = field === entry || !hasWashedPrice ? '' : `${field.label.toLowerCase()} `;
    return field.fields.flatMap((each) =>
      // The price with a reused carton is left out of the summary.
      each.optional && each.kind === 'price'
        ? []
        : prices(each, asFields(inner)[each.name], prefix),
    );
  };
  return prices(entry, value, '');
}

/** Marks a step of a trail that is an entry's name. Steps before it are omitted. */
const ENTRY = '\u0000';

function formatTrail(trail: string[]): string {
  const start = Math.max(
    0,
    trail.findLastIndex((step) => step.startsWith(ENTRY)),
  );
  const steps = trail.slice(start).filter((step, i) => i === 0 || step !== 'Price');
  return steps
    .map((step) => step.replace(ENTRY, ''))
    .map((step, i) => (i === 0 ? step : lowerFirst(step)))
    .join(', ');
}

/** The display name of a list entry. */
export function entryName(entry: Field, value: unknown, at: number): string {
  if (typeof value === 'string' && value.trim())
    return entry.kind === 'picture' ? baseName(value) : value;
  const naming = isRecord(value) ? namingField(value) : undefined;
  const name = naming && isRecord(value) ? value[naming] : undefined;
  if (naming === 'what' && isRecord(value)) return formatCount(value);
  return typeof name === 'string' && name.trim() ? name : `${entry.label} ${at + 1}`;
}

/** "Duck eggs", for the prices with this title. */
function groupTitle(field: Field | undefined, value: unknown): string | undefined {
  const hasPrices = field?.kind === 'group' && field.fields.some(({ name }) => name === 'rows');
  const { title } = asFields(value);
  return hasPrices && typeof title === 'string' && title ? title : undefined;
}

/** Formats a path in a file, with entry names instead of indexes. */
export function describePath(form: Group, data: unknown, path: Path): string {
  const trail: string[] = [];
  let field: Field | undefined = form;
  let value = data;
  for (const step of path) {
    const inner: Field | undefined = field && innerField(field, step);
    value = (value as Fields | undefined)?.[step];
    if (typeof step === 'number' && inner) trail.push(ENTRY + entryName(inner, value, step));
    else trail.push(groupTitle(inner, value) ?? inner?.label ?? String(step));
    field = inner;
  }
  return formatTrail(trail);
}

const MAX_LENGTH = 80;

export function formatValue(field: Leaf, value: unknown): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (field.kind === 'price' && typeof value === 'number') return formatDollars(value);
  if (field.kind === 'date' && /^\d{4}-\d\d-\d\d$/.test(String(value)))
    return formatDate(String(value));
  if (field.kind === 'yesOrNo') return value === true ? 'yes' : 'no';
  if (field.kind === 'picture') return baseName(String(value));
  const text = String(value);
  if (field.choices.includes(text)) return choiceLabel(text);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const asFields = (value: unknown): Fields => (isRecord(value) ? value : {});
