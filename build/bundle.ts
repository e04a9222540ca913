import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { VISITOR_BROWSERS } from './browsers.ts';

/** Bundles a file and its imports into one script, with constants inlined. */
export async function bundle(entry: URL, constants: Record<string, unknown> = {}): Promise<string> {
  const define = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', ...Object.fromEntries(define) },
    build: {
      write: false,
      target: VISITOR_BROWSERS,
      rolldownOptions: {
        input: fileURLToPath(entry),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code;
}
