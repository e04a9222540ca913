import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteHandler } from '../../build/hosting/site-handler.ts';

/** Serves a built folder on a free port, and tells where. */
export async function serve(
  folder: string,
  base = '/',
): Promise<{ address: string; server: Server }> {
  const server = createServer(siteHandler(folder, base));
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}${base}`, server };
}
