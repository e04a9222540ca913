import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Known from the start, so that the browser need not load the editor's page twice. */
const PACKAGES_IN_THE_BROWSER = [
  '@keystar/ui/button',
  '@keystar/ui/field',
  '@keystar/ui/layout',
  '@keystar/ui/typography',
  '@keystatic/core',
  '@keystatic/core/ui',
  'astro/zod',
];

/** Packages may lie above the project's own folder. */
const packages = fileURLToPath(new URL('..', import.meta.resolve('astro/package.json')));

/** Puts the editor at /keystatic. Only the configuration beside this file knows about it. */
export function editor(): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ injectRoute, updateConfig }) => {
        updateConfig({
          vite: {
            cacheDir: '.cache/editor',
            optimizeDeps: { include: PACKAGES_IN_THE_BROWSER },
            server: { fs: { allow: ['.', packages] } },
          },
        });
        const route = (pattern: string, file: string) =>
          injectRoute({ pattern, entrypoint: new URL(file, import.meta.url), prerender: false });
        route('/keystatic/[...page]', './page.astro');
        route('/api/keystatic/[...call]', './api.ts');
        route('/api/editor/pictures', './pictures-api.ts');
      },
    },
  };
}
