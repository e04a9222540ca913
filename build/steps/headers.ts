import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesOf, type BuiltSite, filesIn } from '../built-site.ts';
import { headerRules, headersFile } from '../hosting/headers.ts';
import { headerPolicy } from './content-security-policy.ts';

/** Writes `_headers`. It runs last, because each built file gets its headers there. */
export function writeHeaders({ folder, base, pages }: BuiltSite): string {
  const rules = headerRules({
    policy: headerPolicy(pages.map(({ html }) => html)),
    pages: addressesOf(pages),
    files: filesIn(folder).filter((file) => !/\/|\.html$|^_/.test(file)),
    base,
  });
  writeFileSync(join(folder, '_headers'), headersFile(rules));
  return `${rules.flatMap(({ paths }) => paths).length} rules`;
}
