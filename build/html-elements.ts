import type { DefaultTreeAdapterTypes as Html } from 'parse5';

/** All elements below a node, in document order, including those in templates. */
export function* elements(node: Html.ParentNode): Generator<Html.Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elements('content' in child ? child.content : child);
  }
}
