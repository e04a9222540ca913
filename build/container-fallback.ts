import type { CSSOptions } from 'vite';

/**
 * Safari got container queries in version 16. For older ones, this PostCSS plugin repeats each as a media query, and each
 * length in `cqi` in `vw`. Both assume a container that is as wide as the page: the screen without two gutters of
 * 0.4rem + 3.6vw (see tokens.css).
 */
const GUTTERS_REM = 0.8;
const PAGE_SHARE = 0.928;
const UNSUPPORTED = { name: 'supports', params: 'not (container-type: inline-size)' };

type PostcssOptions = Exclude<CSSOptions['postcss'], string | undefined>;
export type PostcssPlugin = NonNullable<PostcssOptions['plugins']>[number];
interface Container {
  walkDecls(visit: (declaration: { value: string }) => void): unknown;
}

export const containerFallback: PostcssPlugin = {
  postcssPlugin: 'container-fallback',
  Once(root, { atRule }) {
    root.walkRules((rule) => {
      const isInContainer = rule.parent?.type === 'atrule' && rule.parent.name === 'container';
      if (isInContainer || !rule.toString().includes('cqi')) return;
      const copy = rule.clone();
      copy.walkDecls((declaration) => {
        if (!declaration.value.includes('cqi')) declaration.remove();
      });
      rule.after(atRule({ ...UNSUPPORTED, nodes: [inScreenWidths(copy)] }));
    });
    root.walkAtRules('container', (rule) => {
      const media = rule.clone({ name: 'media', params: mediaQuery(rule.params) });
      rule.after(atRule({ ...UNSUPPORTED, nodes: [inScreenWidths(media)] }));
    });
  },
};

const mediaQuery = (params: string) =>
  params
    .replace(/^[\w-]+ /, '')
    .replace(
      /([\d.]+)rem/g,
      (_, rem) => `${((Number(rem) + GUTTERS_REM) / PAGE_SHARE).toFixed(2)}em`,
    );

function inScreenWidths<T extends Container>(copy: T): T {
  copy.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /([\d.]+)cqi/g,
      (_, share) => `${(Number(share) * PAGE_SHARE).toFixed(1)}vw`,
    );
  });
  return copy;
}
