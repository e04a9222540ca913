import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const IS_TEXT = /^(text|application)\/|svg/;
const HAS_HASH = /^\/assets\//;

/**
 * Serves a built site the way a good static host does: addresses without ".html", real 404s,
 * compression, and long caching for files whose names change with their content.
 */
export function siteHandler(root: string, base = '/'): RequestListener {
  const files = resolve(root);
  const compressed = new Map<string, Buffer>();
  const prefix = base.replace(/\/+$/, '');

  return (request, response) => {
    const path = sitePathOf(request, prefix);
    const found = path === undefined ? undefined : findFile(files, path);
    const file = found ?? join(files, '404.html');
    response.statusCode = found ? 200 : 404;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    response.setHeader(
      'Cache-Control',
      found && HAS_HASH.test(path ?? '') ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    send(file, request, response, compressed);
  };
}

function sitePathOf(request: IncomingMessage, prefix: string): string | undefined {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (!pathname.startsWith(`${prefix}/`) && pathname !== prefix) return undefined;
  try {
    return decodeURIComponent(pathname.slice(prefix.length)) || '/';
  } catch {
    return undefined;
  }
}

function findFile(files: string, path: string): string | undefined {
  const plain = path.replace(/\/+$/, '');
  const wanted = [plain === '' ? '/index.html' : plain, `${plain}.html`];
  return wanted
    .map((name) => normalize(join(files, name)))
    .find((file) => file.startsWith(files + sep) && extname(file) !== '' && existsSync(file));
}

function send(
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
  compressed: Map<string, Buffer>,
) {
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  response.setHeader('Content-Type', type);
  let body: Buffer = readFileSync(file);
  if (IS_TEXT.test(type)) {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : '';
    response.setHeader('Vary', 'Accept-Encoding');
    if (encoding) {
      response.setHeader('Content-Encoding', encoding);
      const key = `${encoding} ${file}`;
      const packed =
        compressed.get(key) ?? (encoding === 'br' ? brotliCompressSync(body) : gzipSync(body));
      compressed.set(key, packed);
      body = packed;
    }
  }
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  response.setHeader('ETag', tag);
  if (response.statusCode === 200 && request.headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}
