import type { CSSOptions } from 'vite';
import {
  BREAKPOINTS,
  type Breakpoint,
  below,
  minWidth,
  SMALL_SCREENS,
} from '../src/styles/breakpoints.ts';

type PostcssOptions = Exclude<CSSOptions['postcss'], string | undefined>;
type PostcssPlugin = NonNullable<PostcssOptions['plugins']>[number];

const QUERIES = new Map(Object.entries(SMALL_SCREENS));
for (const name of Object.keys(BREAKPOINTS) as Breakpoint[])
  QUERIES.set(name, minWidth(name)).set(`below-${name}`, below(name));

/** Replaces the names of breakpoints in every style sheet. */
export const customMedia: PostcssPlugin = {
  postcssPlugin: 'custom-media',
  Once(root) {
    root.walkAtRules('media', (rule) => {
      rule.params = rule.params.replaceAll(/\(--([\w-]+)\)/g, (_, name) => {
        const query = QUERIES.get(name);
        if (!query) throw rule.error(`breakpoints.ts has no breakpoint ${name}.`);
        return query;
      });
    });
  },
};
