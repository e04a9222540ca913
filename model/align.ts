import { isEqual, isRecord, sortedJson } from './compare.ts';

/** For each entry of one version of a list: its index in another version; undefined if it isn't there. */
type Alignment = readonly (number | undefined)[];

const newest = new WeakMap<readonly unknown[], { after: readonly unknown[]; from: Alignment }>();

/**
 * Finds each entry of `after` in `before`: first equal entries, then those with the same picture or
 * name, then by place between these, then a last one that is alike. Keeps the newest result of each
 * list.
 */
export function align(before: readonly unknown[], after: readonly unknown[]): Alignment {
  const known = newest.get(before);
  if (known?.after === after) return known.from;
  const from = alignByPlace(before, after, alignByIdentity(before, after));
  newest.set(before, { after, from });
  return from;
}

const IDENTIFYING_FIELDS = ['img', 'name', 'title', 'what', 'alt'];

/** Like `align`, for entries that two people added: their place says nothing. */
export function alignByIdentity(
  before: readonly unknown[],
  after: readonly unknown[],
): (number | undefined)[] {
  const from: (number | undefined)[] = after.map(() => undefined);
  const taken = new Set<number>();
  const take = (place: number, index: number | undefined) => {
    if (index === undefined) return;
    from[place] = index;
    taken.add(index);
  };
  const equal = placesByKey(before, sortedJson);
  for (const [place, entry] of after.entries()) take(place, equal.get(sortedJson(entry))?.shift());
  for (const field of IDENTIFYING_FIELDS) {
    const nameOf = (entry: unknown) => (isRecord(entry) ? entry[field] : undefined);
    const old = placesByKey(before, nameOf, (index) => !taken.has(index));
    for (const [name, places] of placesByKey(after, nameOf, (i) => from[i] === undefined)) {
      const indexes = old.get(name) ?? [];
      if (places.length === 1 && indexes.length === 1) take(places[0] as number, indexes[0]);
    }
  }
  return from;
}

/** The places of entries with the same key. Blank keys are left out. */
function placesByKey(
  list: readonly unknown[],
  keyOf: (entry: unknown) => unknown,
  isIncluded: (place: number) => boolean = () => true,
): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [place, entry] of list.entries()) {
    const key = keyOf(entry);
    if (typeof key !== 'string' || key.trim() === '' || !isIncluded(place)) continue;
    const same = places.get(key);
    if (same) same.push(place);
    else places.set(key, [place]);
  }
  return places;
}

/** Pairs the entries that follow the same entry in both versions, or are followed by the same one. */
function alignByPlace(
  before: readonly unknown[],
  after: readonly unknown[],
  byIdentity: Alignment,
): Alignment {
  const from = [...byIdentity];
  const isTaken = before.map(() => false);
  for (const index of from) if (index !== undefined) isTaken[index] = true;
  const untilTaken = (start: number, step: number) => {
    const indexes = [];
    for (let index = start; isTaken[index] === false; index += step) indexes.push(index);
    return indexes;
  };
  let place = 0;
  while (place < after.length) {
    const places = [];
    const previous = place === 0 ? -1 : (byIdentity[place - 1] ?? -1);
    while (place < after.length && byIdentity[place] === undefined) places.push(place++);
    const next = byIdentity[place] ?? before.length;
    place++;
    if (places.length === 0) continue;
    const following = untilTaken(previous + 1, 1);
    const indexes = following.length > 0 ? following : untilTaken(next - 1, -1).reverse();
    for (const [at, index] of inOrder(places, indexes, (at, index) =>
      likeness(after[at], before[index]),
    )) {
      if (isOtherPhoto(after[at], before[index])) continue;
      from[at] = index;
      isTaken[index] = true;
    }
  }
  // The last one on both sides: a row that was moved and renamed, or a paragraph that was moved and edited.
  const places = [...after.keys()].filter((at) => from[at] === undefined);
  const indexes = [...before.keys()].filter((index) => !isTaken[index]);
  const [at = -1, index = -1] = [places[0], indexes[0]];
  const isLast = places.length === 1 && indexes.length === 1;
  const least = isRecord(after[at]) ? 2 : String(after[at]).split(/\s+/).length / 2;
  return isLast && likeness(after[at], before[index]) >= least ? from.with(at, index) : from;
}

/** Pairs the numbers of two lists in their order, each with the one that is most like it. */
function inOrder(
  ones: number[],
  others: number[],
  score: (one: number, other: number) => number,
): [number, number][] {
  if (ones.length > others.length)
    return inOrder(others, ones, (other, one) => score(one, other)).map(([b, a]) => [a, b]);
  let start = 0;
  return ones.map((one, i) => {
    const end = others.length - (ones.length - 1 - i);
    let best = start;
    for (let at = start + 1; at < end; at++)
      if (score(one, others[at] as number) > score(one, others[best] as number)) best = at;
    start = best + 1;
    return [one, others[best] as number];
  });
}

/** How many fields or words two entries have in common. */
function likeness(one: unknown, other: unknown): number {
  if (isRecord(one) && isRecord(other))
    return Object.keys(one).filter((name) => one[name] !== '' && isEqual(one[name], other[name]))
      .length;
  const words = new Set(String(other).split(/\s+/));
  return String(one)
    .split(/\s+/)
    .filter((word) => words.has(word)).length;
}

/** A photo with another file and other texts is another photo, even in the same place. */
const isOtherPhoto = (one: unknown, other: unknown) =>
  isRecord(one) && isRecord(other) && 'img' in one && 'img' in other && likeness(one, other) === 0;
