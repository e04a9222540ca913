import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { describeError } from '../../build/command.ts';
import { contentTypeOf } from '../../build/hosting/content-types.ts';
import { bundleEditor, type EditorBundle, editorPage, editorPolicy } from '../bundle.ts';
import { thumbnailOf } from '../thumbnail.ts';
import { canRead } from './allowed-path.ts';
import { requestError, requestPath, THUMBNAIL } from './request-error.ts';
import { isInside, readPublished, save, saveSchema } from './save-files.ts';
import { readHistory, removedPicture } from './save-history.ts';

const APP = '/edit/app/';
/** Frames are allowed for the site next to the forms. */
const POLICY = editorPolicy("connect-src 'self'", "frame-src 'self'");
const OUTDATED_PAGE_ERROR = 'This page is out of date. Open it again. Your changes are saved here.';

export const bundleLocalEditor = (mode?: 'development') =>
  bundleEditor('computer/main.tsx', APP, mode);

/** Handles all requests below /edit. */
export function localServer(root: string, bundle: EditorBundle) {
  const secret = storedSecret(root);
  const files = new Map(bundle.files.map(({ name, content }) => [`app/${name}`, content]));
  const page = editorPage(bundle, {
    base: APP,
    policy: POLICY,
    settings: { secret, siteId: resolve(root) },
  });

  return async (request: IncomingMessage, response: ServerResponse) => {
    const send = (status: number, type: string, body: string | Uint8Array) =>
      response
        .writeHead(status, {
          'Content-Type': type,
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
          'X-Frame-Options': 'DENY',
          'Cross-Origin-Resource-Policy': 'same-origin',
        })
        .end(body);
    const json = (status: number, body: unknown) =>
      send(status, 'application/json', JSON.stringify(body));
    const error = requestError(request, secret);
    if (error) return send(403, 'text/plain; charset=utf-8', error);
    try {
      const path = requestPath(request);
      const file = files.get(path);
      if (path === '') return send(200, 'text/html; charset=utf-8', page);
      if (file !== undefined) return send(200, contentTypeOf(path) ?? 'text/plain', file);
      if (path === 'content') return json(200, await readPublished(root));
      if (path === 'history') return json(200, await readHistory(root));
      const { searchParams } = new URL(request.url ?? '', 'http://localhost');
      if (path === 'removed') {
        const bytes = await removedPicture(root, searchParams.get('id') ?? '');
        return bytes ? send(200, 'application/octet-stream', bytes) : response.writeHead(204).end();
      }
      if (path === THUMBNAIL) {
        const bytes = await readThumbnail(root, searchParams.get('path') ?? '');
        return bytes ? send(200, 'image/webp', bytes) : send(404, 'text/plain', 'Not Found');
      }
      if (path !== 'save' || request.method !== 'POST') return send(404, 'text/plain', 'Not Found');
      const sent = saveSchema.safeParse(JSON.parse(await text(request)));
      if (!sent.success) return send(400, 'text/plain; charset=utf-8', OUTDATED_PAGE_ERROR);
      const result = await save(root, sent.data);
      if ('failed' in result) return send(422, 'text/plain; charset=utf-8', result.failed);
      return json(200, result);
    } catch (error) {
      return send(500, 'text/plain; charset=utf-8', describeError(error));
    }
  };
}

/** The secret survives a restart, so that open pages still work. Only this user can read its file. */
function storedSecret(root: string): string {
  const file = join(root, '../.cache/editor-secret');
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const secret = randomBytes(24).toString('base64url');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, secret, { mode: 0o600 });
    return secret;
  }
}

async function readThumbnail(root: string, path: string): Promise<Buffer | undefined> {
  if (!canRead(path) || !(await isInside(root, path))) return undefined;
  return await readFile(join(root, path))
    .then(thumbnailOf)
    .catch(() => undefined);
}
