import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltSite, EDITOR_PAGE, filesIn, pathOf } from '../built-site.ts';
import { headerPolicy, inHeader, policyIn } from '../steps/policy.ts';
import { type HeaderRule, headerRules } from './headers.ts';

/** The headers that a built site is served with. */
export function siteHeaders({ folder, base, pages }: BuiltSite): HeaderRule[] {
  const besideIndex = filesIn(folder).filter((file) => !/\/|\.html$|^_/.test(file));
  return headerRules({
    policy: headerPolicy(pages.map(({ html }) => html)),
    pages: addressesOf(pages),
    files: besideIndex,
    base,
    editorPolicy: policyOfEditor(folder),
  });
}

/** Where the pages are found, below the base. The lost page has no address of its own. */
export const addressesOf = (pages: BuiltSite['pages']) =>
  pages.map(pathOf).filter((path) => path !== '404');

function policyOfEditor(folder: string): string | undefined {
  const page = join(folder, EDITOR_PAGE);
  return existsSync(page) ? inHeader(policyIn(readFileSync(page, 'utf8'))) : undefined;
}
