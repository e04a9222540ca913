import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { VISITOR_BROWSERS } from './browsers.ts';

/** Vite lists the packages in a bundle here, with the copyright notices that their licenses ask to keep. */
export const LICENSES = 'licenses.txt';

/** Bundles a file and its imports into one script, with constants inlined. */
export async function bundle(entry: URL, constants: Record<string, unknown> = {}) {
  const define = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', ...Object.fromEntries(define) },
    build: {
      write: false,
      license: { fileName: LICENSES },
      target: VISITOR_BROWSERS,
      rolldownOptions: {
        input: fileURLToPath(entry),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const [{ code }, ...files] = result.output;
  const licenses = files.find(({ fileName }) => fileName === LICENSES) as Rolldown.OutputAsset;
  return { code, licenses: String(licenses.source) };
}
