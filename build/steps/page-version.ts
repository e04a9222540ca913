import { createHash } from 'node:crypto';
import type { BuiltSite } from '../built-site.ts';

/** Marks each page with its version, by which `src/offline/stay-fresh.ts` sees that there is a newer one. */
export function stampVersions({ pages }: BuiltSite): string {
  for (const page of pages) page.html = withVersion(page.html);
  return `${pages.length} pages are marked`;
}

/** The page with its version, instead of any that it had. */
function withVersion(html: string): string {
  const plain = html.replace(/(?<=<html[^>]*) data-version="[^"]*"/, '');
  const version = createHash('sha256').update(plain).digest('base64url').slice(0, 8);
  return plain.replace('<html ', `<html data-version="${version}" `);
}
