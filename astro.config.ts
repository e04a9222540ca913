import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { afterBuild } from './build/after-build.ts';
import { compileIslands, VISITOR_BROWSERS } from './build/browsers.ts';
import { LICENSES } from './build/bundle.ts';
import { shortName } from './build/class-names.ts';
import { clientReach } from './build/client-reach.ts';
import { contentCheck } from './build/content/content-check.ts';
import { reemitContentChange } from './build/content/reemit-content-change.ts';
import { customMedia } from './build/custom-media.ts';
import { originAndBase } from './build/hosting/address.ts';
import { ORIGINALS_FOLDER } from './build/photos/originals.ts';
import { editor } from './editor/integration.ts';

/** The dev server serves any other file of the project. All but the first are Vite's own list, which this one replaces. */
const PRIVATE_FILES = [
  `**/${ORIGINALS_FOLDER}/**`,
  ...'.env .env.* *.{crt,pem,key,p12,pfx,cer,der} .npmrc .yarnrc.yml **/.git/**'.split(' '),
];

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
  // Not the port of `npm start`, where a built site leaves its service worker.
  server: { port: 4323 },
  integrations: [
    contentCheck(),
    reemitContentChange(),
    react(),
    clientReach(),
    afterBuild(),
    editor(),
  ],
  vite: {
    plugins: [compileIslands],
    server: { fs: { deny: PRIVATE_FILES } },
    // Vite's default names make each page 3% larger, compressed, and its hashed ones 1%.
    css: {
      modules: { generateScopedName: shortName },
      postcss: { plugins: [customMedia] },
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
