import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import type { BuiltSite } from '../built-site.ts';
import { elements } from '../html-elements.ts';

/** The Content-Security-Policy allows only what the site needs. */
const ALLOWED = [
  "default-src 'none'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];
/** Browsers support this only in a header, and warn about it in a page. */
const HEADER_ONLY = ["frame-ancestors 'none'"];

const CHARSET = '<meta charset="utf-8">';

interface InlineCode {
  script: string[];
  style: string[];
}

/** Puts each page's policy into its head, for hosts that can't send headers. */
export function addPolicies({ pages }: BuiltSite): string {
  for (const page of pages) page.html = withPolicy(page.html);
  const { script, style } = inlineCode(pages.map(({ html }) => html));
  return `${script.length} scripts and ${style.length} styles in ${pages.length} pages are allowed by their hashes`;
}

/** The policy for the head of one page, for hosts that can't send headers. */
export const pagePolicy = (html: string) => directives(inlineCode([html])).join('; ');

/** The policy precedes everything that it governs. */
function withPolicy(html: string): string {
  if (!html.includes(CHARSET)) throw new Error('A page must start with its charset.');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(html)}">`;
  return html.replace(CHARSET, () => CHARSET + meta);
}

/** The policy for the header: one for all pages, because hosts set it by path. */
export const headerPolicy = (pages: string[]) => inHeader(directives(inlineCode(pages)).join('; '));

export const inHeader = (policy: string) => [policy, ...HEADER_ONLY].join('; ');

const directives = ({ script, style }: InlineCode) => [
  ...ALLOWED,
  ["script-src 'self'", ...script].join(' '),
  ["style-src 'self'", ...style].join(' '),
];

function inlineCode(pages: string[]): InlineCode {
  const found = { script: new Set<string>(), style: new Set<string>() };
  for (const page of pages) {
    for (const { tagName, attrs, childNodes } of elements(parse(page))) {
      if (tagName !== 'script' && tagName !== 'style') continue;
      const attribute = (name: string) => attrs.find((attr) => attr.name === name)?.value;
      const isData = attribute('type')?.includes('json');
      if (isData || attribute('src')) continue;
      const code = childNodes.map((node) => ('value' in node ? node.value : '')).join('');
      found[tagName].add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    }
  }
  return { script: [...found.script].sort(), style: [...found.style].sort() };
}
