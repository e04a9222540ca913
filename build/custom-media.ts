import { readFileSync } from 'node:fs';
import type { PostcssPlugin } from './container-fallback.ts';

const TOKENS = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
const DEFINITION = /@custom-media (--[\w-]+) (\(.+\));/g;

/** Each width from which on something changes, `--sm`, also has a name for narrower screens: `--below-sm`. */
const QUERIES = new Map(
  [...TOKENS.matchAll(DEFINITION)].flatMap(([, name = '', query = '']) => [
    [name, query],
    [name.replace('--', '--below-'), query.replace(/min-width: ([\d.]+)/, below)],
  ]),
);

function below(_: string, width: string) {
  return `max-width: ${Number(width) - 0.01}`;
}

/** Replaces the names of breakpoints, which tokens.css defines, in every style sheet. */
export const customMedia: PostcssPlugin = {
  postcssPlugin: 'custom-media',
  Once(root) {
    root.walkAtRules('custom-media', (rule) => void rule.remove());
    root.walkAtRules('media', (rule) => {
      rule.params = rule.params.replaceAll(/\((--[\w-]+)\)/g, (_, name) => {
        const query = QUERIES.get(name);
        if (!query) throw rule.error(`tokens.css has no breakpoint ${name}.`);
        return query;
      });
    });
  },
};
