import { createHash } from 'node:crypto';
import type { BuiltSite } from '../built-site.ts';

/** Stamps each page with a hash, by which `src/offline/reload-when-stale.ts` detects a newer version. */
export function stampVersions({ pages }: BuiltSite): string {
  for (const page of pages) {
    const version = createHash('sha256').update(page.html).digest('base64url').slice(0, 8);
    const stamped = page.html.replace('<html ', `<html data-version="${version}" `);
    if (stamped === page.html) throw new Error(`${page.file} has no <html> with attributes.`);
    page.html = stamped;
  }
  return `${pages.length} pages stamped`;
}
