import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { afterBuild } from './build/after-build.ts';
import { compileIslands, VISITOR_BROWSERS } from './build/browsers.ts';
import { LICENSES } from './build/bundle.ts';
import { shortName } from './build/class-names.ts';
import { clientDirectives } from './build/client-directives.ts';
import { containerFallback } from './build/container-fallback.ts';
import { contentCheck } from './build/content/integration.ts';
import { reemitContentChange } from './build/content/reemit-content-change.ts';
import { originAndBase } from './build/hosting/address.ts';
import { noServiceWorkerInDev } from './build/no-service-worker-in-dev.ts';
import { hideOriginals } from './build/photos/hide-originals.ts';
import { addHostedEditor } from './editor/hosted-editor.ts';

const { origin, base } = originAndBase();

export default defineConfig({
  ...(origin && { site: origin }),
  base,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', assets: 'assets' },
  cacheDir: './.cache/astro',
  // Effort 2 makes AVIF files as small as effort 4 does on these grainy pictures, in a twelfth of the time.
  image: {
    service: { entrypoint: './src/pictures/image-service.ts', config: { avif: { effort: 2 } } },
  },
  devToolbar: { enabled: false },
  integrations: [
    contentCheck(),
    reemitContentChange(),
    react(),
    clientDirectives(),
    noServiceWorkerInDev(),
    afterBuild(['Editor', addHostedEditor]),
  ],
  vite: {
    plugins: [compileIslands, hideOriginals],
    // Vite's default names make each page 3% larger, compressed, and its hashed ones 1%.
    css: {
      modules: { generateScopedName: shortName },
      postcss: { plugins: [containerFallback] },
    },
    build: {
      license: { fileName: LICENSES },
      // The preload helper would be inlined in every page, for an import that few visits make.
      modulePreload: false,
      // Inline small scripts; never pictures or textures.
      assetsInlineLimit: (file) => file.endsWith('.js'),
      target: VISITOR_BROWSERS,
    },
  },
});
