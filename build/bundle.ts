import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/** Makes one script of a file, its libraries and the facts about the site that it needs. */
export async function bundle(entry: URL, constants: Record<string, unknown> = {}): Promise<string> {
  const define = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  const result = (await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', ...Object.fromEntries(define) },
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(entry),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code;
}
