import type { APIRoute } from 'astro';
import { PAGE_NAMES } from '../../model/page-names.ts';
import { pagesWithContent } from '../site/entries.ts';
import { absoluteUrl, hasAddress, pagePath } from '../site/links.ts';
import { escapeXml, xmlFile } from '../site/xml.ts';

/** A sitemap has full addresses, so without one there is no sitemap. */
export const getStaticPaths = () => (hasAddress() ? [{ params: { sitemap: 'sitemap' } }] : []);

export const GET: APIRoute = async () => {
  const pages = (await pagesWithContent(PAGE_NAMES)).map(
    (page) => `  <url><loc>${escapeXml(absoluteUrl(pagePath(page)))}</loc></url>`,
  );
  return xmlFile(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('\n')}\n</urlset>`,
    'application/xml',
  );
};
