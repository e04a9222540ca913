import { execFileSync } from 'node:child_process';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { siteHandler } from '../build/hosting/site-handler.ts';

/** Serves a folder as a good host does: HTTP/2, brotli, and the site's own headers. */
export async function serveOverHttp2(folder: string) {
  const pem = certificate();
  const handler = siteHandler(folder) as unknown as Parameters<typeof createSecureServer>[1];
  const server = createSecureServer({ key: pem, cert: pem, allowHTTP1: true }, handler);
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, stop: () => server.close() };
}

/** A private key and a self-signed certificate, in one text. */
const certificate = () =>
  execFileSync(
    'openssl',
    'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout - -out -'.split(' '),
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
