import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname, join, normalize, relative, resolve, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentTypeOf } from './content-types.ts';
import { headersFor, rulesIn } from './headers.ts';

const IS_TEXT = /^(text|application)\/|svg/;

/** By the hash of the file, which may be rebuilt. */
const compressed = new Map<string, Buffer>();

/**
 * Serves a built site the way a good static host does: with the headers of
 * _headers, addresses without ".html", real 404s and compression. The site may be rebuilt while it runs.
 */
export function siteHandler(root: string, base = '/', isCompressed = true): RequestListener {
  const folder = resolve(root);
  return (request, response) => {
    try {
      if (!isCompressed) delete request.headers['accept-encoding'];
      handleRequest(folder, base, request, response);
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      const message = isMissing ? 'The site is being built. Try again in a moment.' : 'Bad Request';
      response.writeHead(isMissing ? 503 : 400, {
        'Content-Type': 'text/plain',
        'Retry-After': '5',
      });
      response.end(`${message}\n`);
    }
  };
}

function handleRequest(
  folder: string,
  base: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  // A build writes this file last.
  const rules = rulesIn(readFileSync(join(folder, '_headers'), 'utf8'));
  const { pathname, search } = new URL(`http://localhost${request.url}`);
  const path = decoded(pathname);
  const found = path === undefined ? undefined : findFile(folder, path, base);
  for (const [name, value] of Object.entries(headersFor(found?.path ?? base, rules))) {
    response.setHeader(name, value);
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  if (found && found.path !== path) {
    response.writeHead(301, { Location: encodeURI(found.path) + search }).end();
    return;
  }
  response.statusCode = found ? 200 : 404;
  send(found?.file ?? join(folder, '404.html'), request, response);
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The file at an address, and its canonical address. */
function findFile(folder: string, path: string, base: string) {
  if (!`${path}/`.startsWith(base)) return undefined;
  const name = path.slice(base.length).replace(/\/+$/, '') || 'index.html';
  const file = [name, `${name}.html`]
    .map((each) => normalize(join(folder, each)))
    .find((each) => each.startsWith(folder + sep) && extname(each) !== '' && existsSync(each));
  if (!file) return undefined;
  const address = relative(folder, file).split(sep).join('/');
  return { path: base + address.replace(/(^index)?\.html$/, ''), file };
}

function send(file: string, request: IncomingMessage, response: ServerResponse) {
  const type = contentTypeOf(file) ?? 'application/octet-stream';
  let body: Buffer = readFileSync(file);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  let tag = `"${hash}"`;
  response.setHeader('Content-Type', type);
  if (IS_TEXT.test(type)) {
    response.setHeader('Vary', 'Accept-Encoding');
    if (/\bbr\b/.test(String(request.headers['accept-encoding']))) {
      response.setHeader('Content-Encoding', 'br');
      body = compressed.get(hash) ?? brotliCompressSync(body);
      compressed.set(hash, body);
      tag = `"${hash}-br"`;
    }
  }
  response.setHeader('ETag', tag);
  if (response.statusCode === 200 && request.headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}
