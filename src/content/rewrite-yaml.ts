import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/**
 * A YAML text that says `data`, changed no more than it must be: comments, order, blank lines and
 * quotes of the old text stay. Fields that `data` doesn't name are removed.
 */
export function rewriteYaml(text: string, data: Record<string, unknown>): string {
  const document = parseDocument(text);
  document.contents = merged(document, document.contents, data) as typeof document.contents;
  const rewritten = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  return text.includes('\r\n') ? rewritten.replaceAll('\n', '\r\n') : rewritten;
}

function merged(document: Document, node: unknown, value: unknown): Node {
  const old = node as Node | null | undefined;
  if (isMap(old) && isRecord(value)) return mergedMap(document, old, value);
  if (isSeq(old) && Array.isArray(value)) return mergedList(document, old, value);
  if (isScalar(old) && !isRecord(value) && !Array.isArray(value)) {
    if (old.value !== value) old.value = value;
    return old;
  }
  return document.createNode(value) as Node;
}

function mergedMap(document: Document, map: YAMLMap, value: Record<string, unknown>): YAMLMap {
  removeFields(map, ({ key }) => !(nameOf(key) in value));
  let previous = -1;
  for (const [name, inner] of Object.entries(value)) {
    const at = map.items.findIndex(({ key }) => nameOf(key) === name);
    if (at >= 0) {
      const pair = map.items[at] as (typeof map.items)[number];
      pair.value = merged(document, pair.value, inner);
      previous = Math.max(previous, at);
    } else {
      previous += 1;
      map.items.splice(previous, 0, document.createPair(name, inner));
    }
  }
  return map;
}

/** What stood above a removed field may help to write it again, so it moves on to the next one. */
function removeFields(map: YAMLMap, isGone: (pair: YAMLMap['items'][number]) => boolean) {
  let orphaned: string[] = [];
  map.items = map.items.filter((pair) => {
    const key = pair.key as Scalar;
    const above = key.commentBefore;
    if (isGone(pair)) {
      if (above) orphaned.push(above);
      return false;
    }
    if (orphaned.length > 0) key.commentBefore = [...orphaned, above].filter(Boolean).join('\n\n');
    orphaned = [];
    return true;
  });
  if (orphaned.length > 0) map.comment = [map.comment, ...orphaned].filter(Boolean).join('\n\n');
}

/** Entries keep what was written about them when others come, go or change places. */
function mergedList(document: Document, list: YAMLSeq, value: unknown[]): YAMLSeq {
  const old = list.items as Node[];
  const unclaimed = new Set(old);
  const claimed = value.map((entry) => {
    const same = [...unclaimed].find((node) => saysTheSame(node.toJS(document), entry));
    if (same) unclaimed.delete(same);
    return same;
  });
  list.items = value.map((entry, i) => {
    const same = claimed[i];
    if (same) return same;
    const inPlace = old[i];
    if (!inPlace || !unclaimed.delete(inPlace)) return document.createNode(entry);
    return merged(document, inPlace, entry);
  });
  if (list.items.length > 0) list.flow = false;
  return list;
}

const nameOf = (key: unknown) => String(isScalar(key) ? key.value : key);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The order of fields says nothing. */
const saysTheSame = (one: unknown, other: unknown) => inOrder(one) === inOrder(other);

const inOrder = (value: unknown) =>
  JSON.stringify(value, (_, inner) =>
    isRecord(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
