import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { LICENSES } from '../build/bundle.ts';
import { customMedia } from '../build/custom-media.ts';
import project from '../package.json' with { type: 'json' };
import { BOOT_SCRIPT } from './boot-script.ts';
import { OWNER_BROWSERS } from './browsers.ts';

interface EditorFile {
  name: string;
  content: string | Uint8Array;
}

export interface EditorBundle {
  script: string;
  style: string;
  files: EditorFile[];
}

/**
 * Bundles the editor for one of its two backends, to be served below `base`. React's development build,
 * for tests, runs every effect twice.
 */
export async function bundleEditor(
  entry: string,
  base: string,
  mode: 'production' | 'development' = 'production',
): Promise<EditorBundle> {
  const { output } = (await build({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    base,
    publicDir: false,
    plugins: [previewAssets],
    css: { postcss: { plugins: [customMedia] } },
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    // The editor is a production build also beside the dev server.
    oxc: { jsx: { runtime: 'automatic', development: mode === 'development' } },
    // Vite's list of licenses leaves workers out.
    worker: { rolldownOptions: { output: { postBanner: packagesIn } } },
    build: {
      write: false,
      license: { fileName: LICENSES },
      modulePreload: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      target: OWNER_BROWSERS,
      chunkSizeWarningLimit: 3000,
      rolldownOptions: {
        input: fileURLToPath(new URL(entry, import.meta.url)),
        output: {
          entryFileNames: '[name].[hash].js',
          chunkFileNames: '[name].[hash].js',
          assetFileNames: '[name].[hash][extname]',
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const files = output.map((file) => ({
    name: file.fileName,
    content: file.type === 'chunk' ? file.code : file.source,
  }));
  const nameOf = (file: (typeof output)[number] | undefined) => {
    if (!file) throw new Error(`editor/${entry} could not be bundled.`);
    return file.fileName;
  };
  return {
    script: nameOf(output.find((file) => file.type === 'chunk' && file.isEntry)),
    style: nameOf(output.find(({ fileName }) => fileName.endsWith('.css'))),
    files,
  };
}

const packagesIn = ({ moduleIds }: { moduleIds: string[] }) => {
  const names = moduleIds.map((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]);
  return `/*! Contains ${[...new Set(names)].filter(Boolean).join(', ')}: see ${LICENSES} */`;
};

/** Only a build has Astro's pictures, so the preview has its own. */
const previewAssets: Plugin = {
  name: 'preview-assets',
  enforce: 'pre',
  resolveId: (source) =>
    source === 'astro:assets'
      ? fileURLToPath(new URL('preview/astro-assets.ts', import.meta.url))
      : undefined,
};

const BOOT_SCRIPT_HASH = `'sha256-${createHash('sha256').update(BOOT_SCRIPT).digest('base64')}'`;

/** The editor's page may connect only to itself and to the sources in `more`. */
export const editorPolicy = (...more: string[]) =>
  [
    "default-src 'none'",
    // The decoder for iPhone photos is WebAssembly.
    `script-src 'self' 'wasm-unsafe-eval' ${BOOT_SCRIPT_HASH}`,
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' blob: data:",
    ...more,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** The colors of the phone's status bar and splash screen: see tokens.css. */
export const BOARD = '#24423c';
export const PAPER = '#f7eeda';

interface PageOptions {
  /** The base path of the editor's files. */
  base: string;
  policy: string;
  /** Read by the editor's script. */
  settings: object;
  /** The origin of the API. */
  preconnect?: string;
  /** For a phone's home screen. */
  app?: { name: string; manifest: string; icon: string };
}

const appLinks = ({ name, manifest, icon }: NonNullable<PageOptions['app']>) =>
  `<link rel="manifest" href="${manifest}">
<link rel="icon" href="${icon}">
<link rel="apple-touch-icon" href="${icon}">
<meta name="apple-mobile-web-app-title" content="${attribute(name)}">
<meta name="mobile-web-app-capable" content="yes">
`;

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The editor's HTML page: its root element, settings, scripts and styles. */
export const editorPage = (
  { script, style }: EditorBundle,
  { base, policy, settings, preconnect, app }: PageOptions,
) =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="theme-color" content="${BOARD}">
<title>Edit your site</title>
${app ? appLinks(app) : ''}${preconnect ? `<link rel="preconnect" href="${preconnect}" crossorigin>\n` : ''}<link rel="stylesheet" href="${base}${style}">
<script type="application/json" id="settings">${JSON.stringify({ ...settings, version: project.version }).replaceAll('<', '\\u003c')}</script>
<script type="module" src="${base}${script}"></script>
</head>
<body><div id="editor"></div><script>${BOOT_SCRIPT}</script><noscript>This page needs JavaScript. Turn it on in your browser’s settings.</noscript></body>
</html>
`;
