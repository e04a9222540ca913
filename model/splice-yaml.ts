import { Document, isMap, isScalar, isSeq, parseDocument, type Scalar } from 'yaml';
import { align } from './align.ts';
import { type Fields, isEqual, isRecord } from './compare.ts';

interface Splice {
  start: number;
  end: number;
  text: string;
}

/**
 * Replaces only the changed values in a YAML text.
 * Undefined if fields or entries are added, removed or moved.
 */
export function spliceYaml(text: string, document: Document, data: Fields): string | undefined {
  const splices: Splice[] = [];
  if (!compare(document, document.contents, data, splices)) return undefined;
  let result = text;
  for (const { start, end, text } of splices.toSorted((a, b) => b.start - a.start)) {
    result = `${result.slice(0, start)}${text}${result.slice(end)}`;
  }
  const reparsed = parseDocument(result);
  return reparsed.errors.length === 0 && isEqual(withoutNulls(reparsed.toJS()), data)
    ? result
    : undefined;
}

/** Collects the values that differ. Returns false if the structure differs too. */
function compare(document: Document, node: unknown, value: unknown, splices: Splice[]): boolean {
  if (isMap(node) && isRecord(value)) {
    const filled = node.items.filter(({ value: inner }) => !isNullNode(inner));
    return (
      filled.length === Object.keys(value).length &&
      filled.every(
        ({ key, value: inner }) =>
          nameOf(key) in value && compare(document, inner, value[nameOf(key)], splices),
      )
    );
  }
  if (isSeq(node) && Array.isArray(value)) {
    const from = align(node.toJS(document) as unknown[], value);
    return (
      node.items.length === value.length &&
      from.every((index, i) => index === i) &&
      value.every((entry, i) => compare(document, node.items[i], entry, splices))
    );
  }
  if (!isScalar(node) || isRecord(value) || Array.isArray(value) || !node.range) return false;
  if (node.value !== value) {
    const [start, end] = node.range;
    splices.push({ start, end, text: stringifyScalar(value, node) });
  }
  return true;
}

/** A value as YAML, with the same quotes as the old one. */
function stringifyScalar(value: unknown, { type }: Scalar): string {
  const document = new Document(value);
  if (isScalar(document.contents) && typeof value === 'string' && type) {
    document.contents.type = type;
  }
  return document.toString({ lineWidth: 0 }).trimEnd();
}

export const isNullNode = (node: unknown) => !node || (isScalar(node) && node.value === null);

export const nameOf = (key: unknown) => String(isScalar(key) ? key.value : key);

/** A field with nothing after its colon counts as missing. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null)
      .map(([key, inner]) => [key, withoutNulls(inner)]),
  );
}
