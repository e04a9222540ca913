import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { elements } from '../../build/html-elements.ts';

export type Element = Tree.Element;

export const elementsOf = (html: string) => elementsIn(parse(html));

export const elementsIn = (node: Tree.ParentNode): Element[] => [...elements(node)];

export const attribute = (element: Element, name: string) =>
  element.attrs.find((each) => each.name === name)?.value;

export function rawTextOf(node: Tree.Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(rawTextOf).join('') : '';
}

/** The words that a reader sees. */
export function textOf(node: Tree.Node | undefined): string {
  if (!node) return '';
  if ('tagName' in node && ['script', 'style', 'template'].includes(node.tagName)) return '';
  if ('value' in node) return node.value.replaceAll(/\s+/g, ' ').trim();
  return 'childNodes' in node ? node.childNodes.map(textOf).filter(Boolean).join(' ') : '';
}
