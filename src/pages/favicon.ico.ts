import type { APIRoute } from 'astro';
import { renderFavicon } from '../pictures/logo/icons.ts';

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await renderFavicon()), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
