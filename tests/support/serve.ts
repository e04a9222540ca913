import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteHandler } from '../../build/hosting/site-handler.ts';

/** Serves a built folder on a free port, and tells where. Packing is most of its work. */
export async function serve(
  folder: string,
  base = '/',
  { packed = true } = {},
): Promise<{ address: string; server: Server }> {
  const answer = siteHandler(folder, base);
  const server = createServer((request, response) => {
    if (!packed) delete request.headers['accept-encoding'];
    answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}${base}`, server };
}
