import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import type { APIRoute } from 'astro';
import { failureInWords } from '../build/plain-words.ts';
import config from './config.ts';
import { isFromTheEditor } from './from-the-editor.ts';
import { save } from './save.ts';

export const prerender = false;

const ROOT = 'content';
const keystatic = makeGenericAPIRouteHandler({ config, localBaseDirectory: ROOT });

/** The editor's own calls. Saving goes through `save`; everything else is Keystatic's. */
export const ALL: APIRoute = async ({ request, params }) => {
  if (request.method !== 'POST') return await asKeystatic(request);
  if (params.call !== 'update' || !isFromTheEditor(request)) return refused('Bad Request', 400);
  try {
    const problem = await save(ROOT, asUpdate(await request.json()));
    if (problem) return refused(problem, 422);
  } catch (error) {
    return refused(failureInWords(error), 500);
  }
  return await asKeystatic(new Request(new URL('tree', request.url), { headers: request.headers }));
};

async function asKeystatic(request: Request): Promise<Response> {
  const { body, headers, status } = await keystatic(request);
  return new Response(body as BodyInit | null, {
    status: status ?? 200,
    headers: headers as HeadersInit,
  });
}

const refused = (words: string, status: number) => new Response(words, { status });

interface Sent {
  additions: { path: string; contents: string }[];
  deletions: { path: string }[];
}

function asUpdate({ additions, deletions }: Sent) {
  for (const { path } of [...additions, ...deletions]) {
    if (/\\|(?:^|\/)\.\.?(?:\/|$)|^\//.test(path))
      throw new Error(`${path} lies outside of content.`);
  }
  return {
    additions: additions.map(({ path, contents }) => ({
      path,
      text: Buffer.from(contents, 'base64url').toString('utf8'),
    })),
    deletions: deletions.map(({ path }) => path),
  };
}
