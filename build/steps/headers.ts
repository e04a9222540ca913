import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesOf, type BuiltSite, EDITOR_PAGE, filesIn } from '../built-site.ts';
import { type HeaderRule, headerRules, headersFile } from '../hosting/headers.ts';
import { headerPolicy, inHeader, policyIn } from './content-security-policy.ts';

/** Writes `_headers`. It runs last, because each built file gets its headers there. */
export function writeHeaders(site: BuiltSite): string {
  const rules = siteHeaders(site);
  writeFileSync(join(site.folder, '_headers'), headersFile(rules));
  return `${rules.flatMap(({ paths }) => paths).length} rules`;
}

/** The headers that a built site is served with. */
export function siteHeaders({ folder, base, pages }: BuiltSite): HeaderRule[] {
  const rootFiles = filesIn(folder).filter((file) => !/\/|\.html$|^_/.test(file));
  return headerRules({
    policy: headerPolicy(pages.map(({ html }) => html)),
    pages: addressesOf(pages),
    files: rootFiles,
    base,
    editorPolicy: editorPolicyIn(folder),
  });
}

function editorPolicyIn(folder: string): string | undefined {
  const page = join(folder, EDITOR_PAGE);
  return existsSync(page) ? inHeader(policyIn(readFileSync(page, 'utf8'))) : undefined;
}
