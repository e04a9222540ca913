/**
 * Makes an element equal to a newer version of it and touches only what differs, so that nothing
 * else on the page moves, loses focus or starts over. Islands are left to themselves: React owns them.
 */
export function renew(old: Node, fresh: Node) {
  if (old.isEqualNode(fresh) || old.nodeName === 'ASTRO-ISLAND') return;
  if (!(old instanceof Element && fresh instanceof Element)) {
    old.nodeValue = fresh.nodeValue;
    return;
  }
  renewAttributes(old, fresh);
  renewChildren(old, [...old.childNodes], [...fresh.childNodes]);
}

function renewAttributes(old: Element, fresh: Element) {
  for (const name of old.getAttributeNames()) {
    if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

/** Pairs children from both ends. What lies between, where something came or went, is replaced. */
function renewChildren(parent: Element, old: ChildNode[], fresh: ChildNode[]) {
  while (areTwins(old[0], fresh[0])) renew(old.shift() as Node, fresh.shift() as Node);
  let next: ChildNode | null = null;
  while (areTwins(old.at(-1), fresh.at(-1))) {
    next = old.pop() as ChildNode;
    renew(next, fresh.pop() as Node);
  }
  for (const child of fresh) parent.insertBefore(child, next);
  for (const child of old) child.remove();
}

const SIGNS = ['id', 'class', 'component-export'];

function areTwins(a: Node | undefined, b: Node | undefined): boolean {
  if (a instanceof Element && b instanceof Element) {
    const same = (sign: string) => a.getAttribute(sign) === b.getAttribute(sign);
    return a.nodeName === b.nodeName && SIGNS.every(same);
  }
  return a !== undefined && a.nodeType === b?.nodeType;
}
