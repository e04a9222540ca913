import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { type AnyNode, parse } from 'acorn';

/** Finds what a script or a style sheet uses that the oldest browsers don't have, by MDN's compatibility data. */

type Browsers = readonly string[];

const at = (...path: string[]) =>
  path.reduce<Identifier | undefined>((node, key) => node?.[key], bcd as unknown as Identifier);

/** Whether all browsers have a feature without a prefix, a flag or only a part of it. */
function isKnown({ support }: CompatStatement, browsers: Browsers): boolean {
  return browsers.every((browser) => {
    const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? [];
    return [support[name as keyof typeof support]].flat().some((statement) => {
      const added = statement?.version_added;
      if (!added || statement.flags || statement.version_removed) return false;
      return added === 'preview' ? false : compare(added.replace('≤', ''), version) <= 0;
    });
  });
}

function compare(one: string, other: string): number {
  const [[a = 0, b = 0], [c = 0, d = 0]] = [one, other].map((each) =>
    each.split('.').map(Number),
  ) as [number[], number[]];
  return a - c || b - d;
}

const isTooNew = (feature: Identifier | undefined, browsers: Browsers) =>
  Boolean(feature?.__compat && !isKnown(feature.__compat, browsers));

/** The interfaces whose methods are checked. Those of all would have any common word as a name. */
const INTERFACES = [
  ...['Window', 'Document', 'Element', 'HTMLElement', 'HTMLDialogElement', 'HTMLInputElement'],
  ...['Navigator', 'AbortSignal', 'URL', 'URLSearchParams', 'Blob', 'Response', 'Crypto'],
];

/** Names of methods that no object had before, and of new globals. */
function newNames(browsers: Browsers) {
  const methods = new Map<string, boolean>();
  const globals = new Set<string>();
  const [builtins = {}, api = {}] = [at('javascript', 'builtins'), at('api')];
  for (const [name, owner] of Object.entries({ ...api, ...builtins }) as [string, Identifier][]) {
    if (isTooNew(owner, browsers)) globals.add(name);
    if (!(name in builtins) && !INTERFACES.includes(name)) continue;
    for (const [key, feature] of Object.entries(owner) as [string, Identifier][]) {
      const method = key.replace(/_static$/, '');
      methods.set(method, isTooNew(feature, browsers) && methods.get(method) !== false);
    }
  }
  return { methods, globals };
}

/** ES2022 without what Safari lacked of it. */
const SYNTAX = { StaticBlock: ['javascript', 'classes', 'static', 'initialization_blocks'] };

export function tooNewInScript(code: string, browsers: Browsers): string[] {
  const { methods, globals } = newNames(browsers);
  const found = new Set<string>();
  const visit = (node: AnyNode, guards = '') => {
    const syntax = SYNTAX[node.type as keyof typeof SYNTAX];
    if (syntax && isTooNew(at(...syntax), browsers)) found.add(node.type);
    if (node.type === 'Literal' && 'regex' in node && node.regex) {
      if (
        /\(\?<[=!]/.test(node.regex.pattern) &&
        isTooNew(at('javascript', 'regular_expressions', 'lookbehind_assertion'), browsers)
      )
        found.add(`/${node.regex.pattern}/`);
    }
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      const { property } = node.callee;
      const name = property.type === 'Identifier' ? property.name : '';
      if (methods.get(name) && !guards.includes(name)) found.add(`.${name}()`);
    }
    if (node.type === 'NewExpression' || node.type === 'MemberExpression') {
      const owner = node.type === 'NewExpression' ? node.callee : node.object;
      if (owner.type === 'Identifier' && globals.has(owner.name)) found.add(owner.name);
    }
    // A call may depend on a test for the method, as in `typeof URL.canParse === 'function' ? …`.
    const test = 'test' in node ? node.test : node.type === 'LogicalExpression' && node.left;
    const inside = test ? guards + code.slice(test.start, test.end) : guards;
    for (const child of Object.values(node).flat())
      if (child && typeof child === 'object' && 'type' in child) visit(child as AnyNode, inside);
  };
  visit(parse(code, { ecmaVersion: 2022, sourceType: 'module' }));
  return [...found].sort();
}

const UNITS: Record<string, string> = {
  container_query_length_units: 'cq(?:i|b|w|h|min|max)',
  viewport_percentage_units_dynamic: 'dv(?:h|w|i|b|min|max)',
  viewport_percentage_units_small: 'sv(?:h|w|i|b|min|max)',
  viewport_percentage_units_large: 'lv(?:h|w|i|b|min|max)',
};

export function tooNewInStyles(css: string, browsers: Browsers): string[] {
  const found = new Set<string>();
  const check = (label: string, ...path: string[]) => {
    if (isTooNew(at('css', ...path), browsers)) found.add(label);
  };
  const plain = css.replaceAll(/"[^"]*"|url\([^)]*\)/g, '""');
  for (const [prelude] of plain.matchAll(/[^{};]+(?=\{)/g)) {
    const [, name] = /^@([a-z-]+)/.exec(prelude) ?? [];
    if (name) check(`@${name}`, 'at-rules', name);
    if (name === 'media' && /[<>]/.test(prelude))
      check('media ranges', 'at-rules', 'media', 'range_syntax');
    if (name) continue;
    for (const [pseudo = '', selector = ''] of prelude.matchAll(/::?([a-z-]+)/g))
      check(pseudo, 'selectors', selector);
    if (/(?:^|[\s>+~,])&/.test(prelude)) check('nesting', 'selectors', 'nesting');
  }
  for (const [, property = '', value = ''] of plain.matchAll(/[{;]([a-z-]+):([^;{}]+)(?=[;}])/g)) {
    if (property.startsWith('-')) continue;
    check(property, 'properties', property);
    if (/^"" ?\/ ?""/.test(value)) check('content: alt text', 'properties', 'content', 'alt_text');
    for (const [word] of value.matchAll(/(?<![\w-])[a-z-]+(?![\w(-])/g))
      check(`${property}: ${word}`, 'properties', property, word);
    for (const [, name = ''] of value.matchAll(/(?<![\w-])([a-z-]+)\(/g)) {
      for (const type of Object.keys(at('css', 'types') ?? {}))
        check(`${name}()`, 'types', type, name);
      check(`${name}()`, 'types', name);
    }
    for (const [type, unit] of Object.entries(UNITS))
      if (new RegExp(`[\\d.]${unit}\\b`).test(value))
        check(unit.slice(0, 2), 'types', 'length', type);
  }
  return [...found].sort();
}
