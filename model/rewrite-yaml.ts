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
import { align } from './align.ts';
import { type Fields, isEqual, isRecord, withoutNulls } from './compare.ts';

/** A YAML text with this data: comments, order, blank lines and quotes stay. Fields that are not in `data` are removed. */
export function rewriteYaml(text: string, data: Fields): string {
  const document = parseDocument(text);
  if (isEqual(withoutNulls(document.toJS()), data)) return text;
  reattachComments(text, document.contents);
  document.contents = merged(document, document.contents, data) as typeof document.contents;
  const rewritten = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  const start = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  return start + (text.includes('\r\n') ? rewritten.replaceAll(/\r?\n/g, '\r\n') : rewritten);
}

function merged(document: Document, node: unknown, value: unknown): Node {
  const old = node as Node | null | undefined;
  if (isMap(old) && isRecord(value)) return mergedMap(document, old, value);
  if (isSeq(old) && Array.isArray(value)) return mergedList(document, old, value);
  if (isScalar(old) && !isRecord(value) && !Array.isArray(value)) {
    if (old.value !== value) old.value = value;
    return old;
  }
  const added = document.createNode(value) as Node;
  if (isScalar(old) && old.comment) added.commentBefore = old.comment;
  return added;
}

/** The parser counts the comment above a field to the value before it, if that one ends with a comment, too. */
function reattachComments(text: string, node: unknown) {
  if (isSeq(node)) for (const entry of node.items) reattachComments(text, entry);
  if (!isMap<Scalar, Node>(node)) return;
  for (const [i, { key, value }] of node.items.entries()) {
    const previous = node.items[i - 1];
    const holder = lastNode(previous?.value);
    const above = holder?.comment ? commentAbove(text, previous?.key, key) : '';
    if (above && holder?.comment?.endsWith(above)) {
      const own = holder.comment.slice(0, -above.length);
      holder.comment = own.trim() ? own.replace(/\n+$/, '') : null;
      key.commentBefore = above;
      key.spaceBefore = own.endsWith('\n\n');
    }
    reattachComments(text, value);
  }
}

/** The node that the parser gives the comments after a value. */
function lastNode(node: unknown): Node | undefined {
  if ((isMap(node) || isSeq(node)) && node.comment) return node;
  if (isMap(node)) return lastNode(node.items.at(-1)?.value);
  if (isSeq(node)) return lastNode(node.items.at(-1));
  return isScalar(node) ? node : undefined;
}

/** The comment lines above a field that are indented like it. */
function commentAbove(text: string, previous: Node | undefined, key: Node): string {
  const [offset = 0] = key.range ?? [];
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const mark = `${text.slice(start, offset)}#`;
  const lines = text.slice(previous?.range?.[0], start).split(/\r?\n/).slice(0, -1);
  const last = lines.findLastIndex((line) => line.trim() !== '' && !line.startsWith(mark));
  return lines
    .slice(last + 1)
    .map((line) => line.slice(mark.length))
    .join('\n')
    .replace(/^\n+/, '');
}

const isNullNode = (node: unknown) => !node || (isScalar(node) && node.value === null);

const nameOf = (key: unknown) => String(isScalar(key) ? key.value : key);

function mergedMap(document: Document, map: YAMLMap, value: Fields): YAMLMap {
  removeFields(map, ({ key, value: inner }) => !(nameOf(key) in value) && !isNullNode(inner));
  let previous = -1;
  for (const [name, inner] of Object.entries(value)) {
    const at = map.items.findIndex(({ key }) => nameOf(key) === name);
    if (at >= 0) {
      const pair = map.items[at] as (typeof map.items)[number];
      pair.value = merged(document, pair.value, inner);
      previous = Math.max(previous, at);
    } else {
      const pair = document.createPair(document.createNode(name), document.createNode(inner));
      map.items.splice(++previous, 0, pair as YAMLMap['items'][number]);
    }
  }
  return map;
}

/** The comment above a removed field may help to write it again, so it moves to the next field. */
function removeFields(map: YAMLMap, isRemoved: (pair: YAMLMap['items'][number]) => boolean) {
  let orphaned: string[] = [];
  let space = false;
  map.items = map.items.filter((pair) => {
    const key = pair.key as Scalar;
    const above = key.commentBefore;
    if (isRemoved(pair)) {
      if (above) orphaned.push(above);
      if (above && key.spaceBefore) space = true;
      return false;
    }
    if (orphaned.length > 0) key.commentBefore = [...orphaned, above].filter(Boolean).join('\n\n');
    if (space) key.spaceBefore = true;
    orphaned = [];
    space = false;
    return true;
  });
  if (orphaned.length > 0) map.comment = [map.comment, ...orphaned].filter(Boolean).join('\n\n');
}

/** Entries keep their comments when others are added, removed or moved. */
function mergedList(document: Document, list: YAMLSeq, value: unknown[]): YAMLSeq {
  const nodes = list.items as Node[];
  const from = align(list.toJS(document) as unknown[], value);
  list.items = value.map((entry, i) => merged(document, nodes[from[i] ?? -1], entry));
  if (list.items.length > 0) list.flow = false;
  return list;
}
