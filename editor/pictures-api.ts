import type { APIRoute } from 'astro';
import { isFromTheEditor } from './from-the-editor.ts';
import { keepPicture, readPicture } from './pictures.ts';

export const prerender = false;

const ROOT = 'content';

export const GET: APIRoute = async ({ url }) => {
  const picture = await readPicture(ROOT, parameter(url, 'for'), parameter(url, 'path'));
  if (!picture) return new Response('Not Found', { status: 404 });
  return new Response(new Uint8Array(picture.bytes), { headers: { 'content-type': picture.type } });
};

export const POST: APIRoute = async ({ request, url }) => {
  const contentFile = parameter(url, 'for');
  if (!isFromTheEditor(request) || !/^(?:[\w-]+\/)?[\w.-]+\.yaml$/.test(contentFile)) {
    return new Response('Bad Request', { status: 400 });
  }
  const bytes = Buffer.from(await request.arrayBuffer());
  return Response.json(await keepPicture(ROOT, contentFile, parameter(url, 'name'), bytes));
};

const parameter = (url: URL, name: string) => url.searchParams.get(name) ?? '';
