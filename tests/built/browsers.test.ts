import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OWNER_BROWSERS, VISITOR_BROWSERS } from '../../build/browsers.ts';
import { filesIn } from '../../build/built-site.ts';
import { SMALL } from '../support/sites.ts';
import { tooNewInScript, tooNewInStyles } from '../support/too-new-features.ts';

/** In scripts: guarded, or another method of the same name. */
const SCRIPT_EXCEPTIONS = {
  '.showPopover()': 'guarded in use-popover.ts',
  '.hidePopover()': 'guarded in use-popover.ts',
  '.startViewTransition()': 'React’s, guarded',
  '.escape()': 'CSS.escape, not RegExp.escape',
  '.use()': 'React’s',
  '.timeout()': 'AbortSignal’s; before Chrome 124, only its error has another name',
  '.grow()': 'the photo decoder’s memory',
};

/** In styles: not visible where it is missing, or with a fallback next to it. */
const STYLE_EXCEPTIONS = {
  '@view-transition': 'pages change at once',
  '::view-transition-group': 'pages change at once',
  '::view-transition-new': 'pages change at once',
  '::view-transition-old': 'pages change at once',
  'view-transition-name': 'pages change at once',
  ':has': 'smooth scrolling, open menus, and two cases of content that is missing',
  ':popover-open': 'SiteMenu.module.css, ProfileMenu.module.css',
  '@container': 'build/container-fallback.ts',
  container: 'build/container-fallback.ts',
  'container: inline-size': 'build/container-fallback.ts',
  'container-type': 'build/container-fallback.ts',
  'container-type: inline-size': 'build/container-fallback.ts',
  cq: 'build/container-fallback.ts',
  dv: 'vh before it',
  'animation-range': 'in @supports: the bar’s hairline',
  'animation-timeline': 'in @supports: the bar’s hairline',
  'scroll()': 'in @supports: the bar’s hairline',
  'overflow: clip': 'the icon of a broken picture shows',
  'overflow-x: clip': 'hidden in @supports',
  'grid-template-rows: subgrid': 'in PhotoGrid.module.css; price slips have rows of their own',
  'grid-template-columns: subgrid': 'columns before it',
  'content: alt text': 'content without it before it, or read aloud',
  'text-wrap': 'lines end elsewhere',
  'text-wrap: balance': 'lines end elsewhere',
  'text-wrap: pretty': 'lines end elsewhere',
  'text-wrap: wrap': 'lines end elsewhere',
  'box-decoration-break: clone': 'prefixed beside it',
  'print-color-adjust: exact': 'prefixed beside it',
  'content-visibility': 'only faster',
  'content-visibility: auto': 'only faster',
  'scrollbar-gutter': 'only with classic scrollbars',
  'scrollbar-gutter: stable': 'only with classic scrollbars',
  'scrollbar-width': 'a scrollbar below the tabs',
  'scrollbar-width: none': 'a scrollbar below the tabs',
  'forced-color-adjust': 'Safari has no forced colors',
  'forced-color-adjust: none': 'Safari has no forced colors',
  'accent-color': 'the browser’s own color',
  'field-sizing': 'a text field doesn’t grow',
  'field-sizing: content': 'a text field doesn’t grow',
  '@page': 'the browser’s own margins',
  'break-before: avoid': 'a sheet may end between two price lists',
  outline: 'square corners',
};

const isOfTheEditor = (file: string) => /^edit/.test(file);
const files = filesIn(SMALL.dist).filter((file) => /\.(html|js|css)$/.test(file));
const read = (file: string) => readFileSync(join(SMALL.dist, file), 'utf8');
const SCRIPT = /<script(?: type="module")?>(.*?)<\/script>/gs;
const STYLE = /<style[^>]*>(.*?)<\/style>/gs;
const partsOf = (file: string, inline: RegExp, ending: string) =>
  file.endsWith(ending)
    ? [read(file)]
    : file.endsWith('.html')
      ? [...read(file).matchAll(inline)].map(([, part = '']) => part)
      : [];

describe.each([
  ['visitors', VISITOR_BROWSERS, files.filter((file) => !isOfTheEditor(file))],
  ['the editor', OWNER_BROWSERS, files.filter(isOfTheEditor)],
])('what is built for %s is for the browsers of build/browsers.ts', (_, browsers, own) => {
  it.each([
    ['scripts', SCRIPT, '.js', tooNewInScript, SCRIPT_EXCEPTIONS],
    ['styles', STYLE, '.css', tooNewInStyles, STYLE_EXCEPTIONS],
  ] as const)('%s', (_, inline, ending, tooNewIn, exceptions) => {
    const parts = own.flatMap((file) => partsOf(file, inline, ending));
    expect(parts.length).toBeGreaterThan(3);
    const found = new Set([...new Set(parts)].flatMap((part) => tooNewIn(part, browsers)));
    expect([...found].filter((feature) => !(feature in exceptions))).toEqual([]);
  });
});

it('the check finds what is too new, and nothing else', () => {
  const script = `Object.groupBy(a, b); Promise.withResolvers(); a.toSorted(); URL.canParse(a);
    /(?<=a)b/.test(c); class A { static { a() } } dialog.togglePopover();
    a?.b.at(-1); addEventListener("load", c);`;
  expect(tooNewInScript(script, VISITOR_BROWSERS)).toEqual([
    '.canParse()',
    '.groupBy()',
    '.toSorted()',
    '.togglePopover()',
    '.withResolvers()',
    '/(?<=a)b/',
    'StaticBlock',
  ]);
  expect(() => tooNewInScript('/[a--b]/v', OWNER_BROWSERS)).toThrow(/Invalid regular expression/);
  const styles = `@media (width<=47.99em){a{color:light-dark(#fff,#000)}} a:has(b){height:100dvh}
    a{color:color-mix(in oklab,red,blue);content:"×" / ""} a:is(b,c){display:grid;inset:0}`;
  expect(tooNewInStyles(styles, VISITOR_BROWSERS)).toEqual([
    ':has',
    'color-mix()',
    'content: alt text',
    'dv',
    'light-dark()',
    'media ranges',
  ]);
});
