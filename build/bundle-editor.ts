import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

export interface EditorFile {
  name: string;
  content: string | Uint8Array;
}

export interface EditorBundle {
  script: string;
  styles: string[];
  files: EditorFile[];
}

/** Packs one of the editor's two doors, to be served below `base`. */
export async function bundleEditor(entry: string, base: string): Promise<EditorBundle> {
  const { output } = (await build({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    base,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Also beside a site that is being worked on.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      cssTarget: ['chrome111', 'firefox114', 'safari16.4'],
      chunkSizeWarningLimit: 3000,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../editor/${entry}`, import.meta.url)),
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
  const script = output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
  if (!script) throw new Error(`editor/${entry} could not be packed.`);
  const styles = files.map(({ name }) => name).filter((name) => name.endsWith('.css'));
  return { script, styles, files };
}

/** The editor's page: an empty place for it, what it has to know, and its files. */
export const editorPage = (
  { script, styles }: EditorBundle,
  base: string,
  policy: string,
  settings: object,
) =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="theme-color" content="#24423c">
<title>Change the site</title>
${styles.map((name) => `<link rel="stylesheet" href="${base}${name}">`).join('\n')}
<script type="application/json" id="settings">${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>
<script type="module" src="${base}${script}"></script>
</head>
<body><div id="editor"></div><noscript>This page needs JavaScript.</noscript></body>
</html>
`;
