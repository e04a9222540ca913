import { createHash } from 'node:crypto';
import type { BuiltSite } from '../built-site.ts';

/** Stamps each page with a hash, by which `src/offline/reload-when-stale.ts` detects a newer version. */
export function stampVersions({ pages }: BuiltSite): string {
  for (const page of pages) page.html = withVersion(page.html);
  return `${pages.length} pages stamped`;
}

/** The page with its version, instead of any that it had. */
function withVersion(html: string): string {
  const plain = html.replace(/(?<=<html[^>]*) data-version="[^"]*"/, '');
  const version = createHash('sha256').update(plain).digest('base64url').slice(0, 8);
  return plain.replace('<html ', `<html data-version="${version}" `);
}
