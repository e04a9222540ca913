import type { APIRoute } from 'astro';
import { absoluteUrl, hasAddress, sitePath } from '../site/links.ts';

export const GET: APIRoute = () => {
  const sitemap = hasAddress() ? `\nSitemap: ${absoluteUrl(sitePath('sitemap.xml'))}\n` : '';
  return new Response(`User-agent: *\nAllow: /\n${sitemap}`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
};
