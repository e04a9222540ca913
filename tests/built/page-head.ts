import { readFileSync } from 'node:fs';
import { parse } from 'parse5';
import { elements } from '../../build/html-elements.ts';
import { FIXTURE } from '../support/sites.ts';

export function readHead(file: string) {
  const html = readFileSync(`${FIXTURE.dist}/${file}`, 'utf8');
  const all = [...elements(parse(html))].map(({ tagName, attrs, childNodes }) => ({
    tagName,
    attrs: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
    text: childNodes.map((node) => ('value' in node ? node.value : '')).join(''),
  }));
  const find = (tag: string, key: string, value: string) =>
    all.find(({ tagName, attrs }) => tagName === tag && attrs[key] === value);
  return {
    title: all.find(({ tagName }) => tagName === 'title')?.text,
    meta: (name: string) =>
      (find('meta', 'name', name) ?? find('meta', 'property', name))?.attrs.content,
    link: (rel: string) => find('link', 'rel', rel)?.attrs.href,
    structuredData: JSON.parse(find('script', 'type', 'application/ld+json')?.text ?? '{}')[
      '@graph'
    ] as Thing[] | undefined,
  };
}

/** One item of structured data. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}
