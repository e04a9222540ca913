import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { siteHandler } from './site-handler.ts';

/** Serves a built folder on a free port. Compressing takes long, so few tests ask for it. */
export async function serve(
  folder: string,
  base = '/',
  isCompressed = false,
): Promise<{ address: string; server: Server }> {
  const server = createServer(siteHandler(folder, base, isCompressed));
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}${base}`, server };
}

/** The base path of a built site, and its own address if that is known, from its home page. */
export function builtFor(folder: string): { base: string; published: string | undefined } {
  const home = readFileSync(join(folder, 'index.html'), 'utf8');
  const base = home.match(/<link rel="icon" href="([^"]*)favicon\.ico"/)?.[1];
  if (!base) throw new Error('The home page does not say where its icon is.');
  return { base, published: home.match(/<link rel="canonical" href="([^"]+)"/)?.[1] };
}
