import type { DefaultTreeAdapterTypes as Html } from 'parse5';

/** Every element below a node, in the order of the page. */
export function* elements(node: Html.ParentNode): Generator<Html.Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elements('content' in child ? child.content : child);
  }
}
