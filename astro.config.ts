import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { islands } from './src/islands/integration.ts';
import { offline } from './src/offline/integration.ts';
import { contentCheck } from './tools/content/integration.ts';
import { readFarm } from './tools/content/read-farm.ts';
import { siteAddress } from './tools/hosting/address.ts';
import { hosting } from './tools/hosting/integration.ts';
import { photos } from './tools/photos/integration.ts';
import { shortName } from './tools/short-name.ts';

const { offline: worksOffline } = readFarm();
const { origin, base } = siteAddress();

export default defineConfig({
  site: origin,
  base,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', assets: 'assets' },
  cacheDir: './.cache/astro',
  // Effort 2 makes AVIF files as small as effort 4 does on these grainy pictures, in a twelfth of the time.
  image: {
    service: { entrypoint: './src/site/image-service.ts', config: { avif: { effort: 2 } } },
  },
  devToolbar: { enabled: false },
  integrations: [
    photos(),
    contentCheck(),
    react(),
    islands(),
    // The policy goes into the pages before the worker takes stock of them.
    hosting(),
    offline({ enabled: worksOffline }),
  ],
  vite: {
    css: { modules: { generateScopedName: shortName } },
    build: {
      // Its helper would stand in every page, for an import that few visits make.
      modulePreload: false,
      // The page's own small scripts stand in it; pictures and textures never do.
      assetsInlineLimit: (file) => file.endsWith('.js'),
      // Compiles light-dark() and the like for browsers of the last three years and more.
      cssTarget: ['chrome111', 'firefox114', 'safari16.4'],
    },
  },
});
