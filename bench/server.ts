import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { siteHandler } from '../build/hosting/site-handler.ts';

/** Serves a folder as a good host does: HTTP/2, brotli, and the site's own headers. */
export async function serveLikeAHost(folder: string) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const handler = siteHandler(folder) as unknown as Parameters<typeof createSecureServer>[1];
  const server = createSecureServer({ key, cert, allowHTTP1: true }, handler);
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, stop: () => server.close() };
}
