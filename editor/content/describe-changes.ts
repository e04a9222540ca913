import { align } from '../../model/align.ts';
import { type Fields, isEqual, isRecord, valueAt } from '../../model/compare.ts';
import { baseName } from '../../model/content-folder.ts';
import { formatDate } from '../../src/site/dates.ts';
import { formatCount, formatDollars } from '../../src/site/prices.ts';
import { excerpt } from './excerpt.ts';
import { type Field, type Group, innerField, type Leaf, type List } from './form.ts';
import { choiceLabel, namingField, quote } from './labels.ts';
import { fieldsWith } from './merge.ts';
import { asList, type Path } from './values.ts';

/** A change as the review shows it: "Half dozen, washed", "$7", "$8". */
export interface DescribedChange {
  what: string;
  from?: string | undefined;
  to?: string | undefined;
  /** Where it was made, in the newer version. */
  at: Path;
  /** A question about a likely typo in a price. */
  warning?: string | undefined;
}

export function formatChange({ what, from, to }: DescribedChange): string {
  const change =
    from === undefined ? to : to === undefined ? `removed (it was ${from})` : `${from} → ${to}`;
  return change === undefined ? what : `${what}: ${change}`;
}

/** Describes the changes between two versions of a file's data. */
export const describeChanges = (form: Group, before: unknown, after: unknown): DescribedChange[] =>
  compare(form, before, after, { trail: [], at: [] });

/** The labels and the path of a value. */
interface Place {
  trail: string[];
  at: Path;
}

function compare(field: Field, before: unknown, after: unknown, place: Place): DescribedChange[] {
  if (isEqual(before, after)) return [];
  if (field.type === 'group') return compareGroups(field, before, after, place);
  if (field.type === 'list') return compareLists(field, before, after, place);
  const { at } = place;
  if (field.name === 'hidden') return [{ what: after === true ? 'Hidden' : 'Shown again', at }];
  const [from, to] = [formatValue(field, before, after), formatValue(field, after, before)];
  const warning = field.type === 'price' ? priceWarning(before, after) : undefined;
  return [{ what: formatTrail(place.trail), from, to, at, warning }];
}

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
  { trail, at }: Place,
): DescribedChange[] {
  if (after === undefined) return [{ what: `Removed ${quote(formatTrail(trail))}`, at }];
  if (before === undefined && trail.length === 1) {
    const to = summarize(field, asFields(after));
    return [{ what: `New ${lowerFirst(formatTrail(trail))}`, to, at }];
  }
  const [old, now] = [asFields(before), asFields(after)];
  return field.fields.flatMap((inner) => {
    const { name, label } = inner;
    const step = groupTitle(inner, old[name]) ?? label;
    const place = { trail: [...trail, step], at: [...at, name] };
    const names = fieldsWith(name) ?? [name];
    const isOneChange = names.filter((each) => !isEqual(old[each], now[each])).length > 1;
    if (!isOneChange) return compare(inner, old[name], now[name], place);
    const [what, from] = [formatTrail(place.trail), formatTogether(field, names, old, now)];
    const to = formatTogether(field, names, now, old);
    const warning = priceWarning(old.price, now.price);
    return name === names[0] ? [{ what, from, to, at: place.at, warning }] : [];
  });
}

/** "5 ducks", with commas as on the page: "2,150 ducks" */
export function formatBigNumber(entry: unknown): string {
  const { count, what } = asFields(entry);
  return `${typeof count === 'number' ? formatCount(count) : (count ?? '')} ${what ?? ''}`.trim();
}

/** "Single egg $0.50, Dozen $5": what a new group says, without its heading. */
export function summarize({ fields }: Group, value: Fields, other = value): string | undefined {
  const rows = fields.find((inner) => inner.type === 'list' && inner.name === 'rows');
  if (rows?.type === 'list') return summarizeList(rows, value.rows);
  const parts = fields.map((inner) => {
    const { name, type, label } = inner;
    if (type === 'group' || type === 'list' || label === 'Heading') return undefined;
    if (type === 'yesOrNo') return value[name] === true && label;
    return formatValue(inner, value[name], other[name]);
  });
  return parts.filter(Boolean).join(' · ') || undefined;
}

/** Fields that belong together: "Sold out · Back on Thursday · March 5, 2026", or "$5 · a dozen" */
export function formatTogether(group: Group, names: string[], value: Fields, other: Fields) {
  const fields = group.fields.filter(({ name }) => names.includes(name));
  const nothing = names.includes('soldOut') ? 'Available' : undefined;
  return summarize({ ...group, fields }, value, other) ?? nothing;
}

/** "Single egg $0.50, Dozen $5", or just the names of the entries. */
export const summarizeList = ({ entry }: List, value: unknown): string | undefined =>
  asList(value)
    .map((each, i) => `${entryName(entry, each, i)} ${formatPrices(entry, each).join(', ')}`.trim())
    .join(', ') || undefined;

function compareLists(
  field: List,
  before: unknown,
  after: unknown,
  { trail, at }: Place,
): DescribedChange[] {
  const { entry } = field;
  const [old, now] = [asList(before), asList(after)];
  const from = align(old, now);
  const remaining = from.filter((index) => index !== undefined);
  const isLeft = new Set(remaining);
  const removed = [...old.keys()].filter((index) => !isLeft.has(index));
  const entries = now.flatMap((value, i): DescribedChange[] => {
    const [previous, place] = [from[i], [...at, i]];
    if (previous === undefined) {
      const name = entryName(entry, value, i);
      const what = [name, ...formatPrices(entry, value)].join(', ');
      return [{ what: `New ${lowerFirst(entry.label)}: ${what}`, at: place }];
    }
    // A single value has no name, so the line names its list: "Ways to pay: a → b".
    const steps =
      entry.type === 'group'
        ? [...trail.slice(0, -1), ENTRY + entryName(entry, old[previous], previous)]
        : trail;
    return compare(entry, old[previous], value, { trail: steps, at: place });
  });
  const inOrder = remaining.every((index, i) => i === 0 || index > (remaining[i - 1] ?? 0));
  return [
    ...entries,
    ...removed.map((i) => ({ what: `Removed “${entryName(entry, old[i], i)}”`, at })),
    ...(inOrder ? [] : [{ what: `${trail.at(-1)}: new order`, at }]),
  ];
}

/** Formats the prices of a new row: "unwashed $6" and "washed $7", or just "$6". */
function formatPrices(entry: Field, value: unknown): string[] {
  const hasWashedPrice = asFields(value).priceWashedEggs !== undefined;
  const prices = (field: Field, inner: unknown, label: string): string[] => {
    if (field.type === 'price' && typeof inner === 'number') return [label + formatDollars(inner)];
    if (field.type !== 'group') return [];
    const prefix = field === entry || !hasWashedPrice ? '' : `${field.label.toLowerCase()} `;
    return field.fields.flatMap((each) =>
      // The price with a reused carton is left out of the summary.
      each.optional && each.type === 'price'
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
    return entry.type === 'picture' ? baseName(value) : value;
  const naming = isRecord(value) ? namingField(value) : undefined;
  const name = naming && isRecord(value) ? value[naming] : undefined;
  if (naming === 'what' && isRecord(value)) return formatBigNumber(value);
  return typeof name === 'string' && name.trim() ? name : `${entry.label} ${at + 1}`;
}

/** "Duck eggs", for the prices with this title. */
function groupTitle(field: Field | undefined, value: unknown): string | undefined {
  const hasPrices = field?.type === 'group' && field.fields.some(({ name }) => name === 'rows');
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
    value = valueAt(value, [step]);
    if (typeof step === 'number' && inner) trail.push(ENTRY + entryName(inner, value, step));
    else trail.push(groupTitle(inner, value) ?? inner?.label ?? String(step));
    field = inner;
  }
  return formatTrail(trail);
}

const MAX_LENGTH = 80;

/** A long text is cut to where it differs from another version. */
export function formatValue(
  field: Leaf,
  value: unknown,
  other: unknown = value,
): string | undefined {
  if (value === undefined || value === '') return undefined;
  const text = String(value);
  if (field.type === 'price' && typeof value === 'number') return formatDollars(value);
  if (field.type === 'count' && typeof value === 'number') return formatCount(value);
  if (field.type === 'date' && /^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(text);
  if (field.type === 'yesOrNo') return value === true ? 'yes' : 'no';
  if (field.type === 'picture') return baseName(text);
  if (field.choices.includes(text)) return choiceLabel(text);
  return excerpt(text, MAX_LENGTH, String(other ?? ''));
}

export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
export const asFields = (value: unknown): Fields => (isRecord(value) ? value : {});
