import type { APIRoute } from 'astro';
import { absoluteUrl, sitePath } from '../site/links.ts';

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(sitePath('sitemap.xml'))}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
