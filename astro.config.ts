import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { islandDirectives } from './src/islands/directives/integration.ts';
import { contentCheck } from './tools/content/integration.ts';
import { readFarm } from './tools/content/read-farm.ts';

const fontFile = (file: string, weight: string) => ({
  variants: [{ src: [`./src/assets/fonts/${file}.woff2`], weight, style: 'normal' }] as const,
});

export default defineConfig({
  site: readFarm().site,
  base: process.env['BASE_PATH'] ?? '/',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', assets: 'assets' },
  cacheDir: './.cache/astro',
  devToolbar: { enabled: false },
  integrations: [contentCheck(), react(), islandDirectives()],
  vite: { build: { assetsInlineLimit: 0 } },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'National Park',
      cssVariable: '--font-head',
      fallbacks: ['Trebuchet MS', 'sans-serif'],
      options: fontFile('national-park', '600 800'),
    },
    {
      provider: fontProviders.local(),
      name: 'Atkinson Hyperlegible Next',
      cssVariable: '--font-text',
      fallbacks: ['Verdana', 'sans-serif'],
      options: fontFile('atkinson-hyperlegible-next', '400 700'),
    },
  ],
});
