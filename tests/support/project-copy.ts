import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { plainEnvironment } from './environment.ts';
import { writeSiteContent } from './site-content.ts';
import { FIXTURE_CONTENT, folderOf } from './sites.ts';

/** Folders that `astro.config.ts` plugs in. */
export const PLUGINS = globSync('*/integration.ts').map(dirname);

/** What a site is built from, besides its content and the packages. */
export const CODE = [
  'model',
  'photos',
  'src',
  'build',
  'tools',
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
];

/**
 * A copy of the project whose content a test may change, without plug-ins except the named ones. It shares the packages,
 * and the image caches with other copies.
 */
export function projectCopy(
  name: string,
  content = FIXTURE_CONTENT,
  plugins: readonly string[] = [],
) {
  const folder = folderOf(name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, '.cache/astro'), { recursive: true });
  // Vite follows links, and a linked src would import the owner's content.
  for (const part of [...CODE, ...plugins]) cpSync(part, join(folder, part), { recursive: true });
  unplug(
    join(folder, 'astro.config.ts'),
    PLUGINS.filter((plugin) => !plugins.includes(plugin)),
  );
  if (content === FIXTURE_CONTENT) writeSiteContent(join(folder, 'content'));
  else cpSync(content, join(folder, 'content'), { recursive: true });
  for (const known of ['assets', 'image-cache']) {
    const shared = resolve('.cache/test-pictures', known);
    mkdirSync(shared, { recursive: true });
    symlinkSync(shared, join(folder, '.cache/astro', known), 'junction');
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');

  const at = (file: string) => join(folder, file);
  return {
    at,
    exists: (file: string) => existsSync(at(file)),
    read: (file: string) => readFileSync(at(file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(at(file), text),
    replace(file: string, from: string | RegExp, to: string) {
      const before = readFileSync(at(file), 'utf8');
      const after = before.replace(from, () => to);
      if (after === before) throw new Error(`${file} does not hold ${from}`);
      writeFileSync(at(file), after);
    },
    /** Runs one of the project's commands in the copy and waits until it prints its address. */
    start: (command: string, ...options: string[]) => startServer(folder, command, options),
  };
}

/** Removes the lines of plug-ins, so that the site's tests show that it works without them. */
function unplug(config: string, plugins: string[]) {
  const lines = readFileSync(config, 'utf8').split('\n');
  const others = lines.filter((line) => !plugins.some((plugin) => line.includes(plugin)));
  writeFileSync(config, others.join('\n'));
}

async function startServer(cwd: string, command: string, options: string[]) {
  const port = await freePort();
  const server = spawn(process.execPath, [command, ...options], {
    cwd,
    env: { ...plainEnvironment(), PORT: String(port), BROWSER: 'none' },
  });
  let output = '';
  await new Promise<void>((done, fail) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      if (/http:\/\/localhost:\d+/.test(output)) done();
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.on('exit', () => fail(new Error(output)));
  });
  return {
    url: `http://localhost:${port}`,
    stop: () => server.kill(),
    output: () => output,
  };
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
