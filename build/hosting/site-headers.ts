import { type BuiltSite, filesIn, pathOf } from '../built-site.ts';
import { headerPolicy } from '../steps/policy.ts';
import { type HeaderRule, headerRules } from './header-rules.ts';

/** The headers that a built site is served with. */
export function siteHeaders({ folder, base, pages }: BuiltSite): HeaderRule[] {
  const besideIndex = filesIn(folder).filter((file) => !/\/|\.html$|^_/.test(file));
  return headerRules({
    policy: headerPolicy(pages.map(({ html }) => html)),
    pages: addressesOf(pages),
    files: besideIndex,
    base,
  });
}

/** Where the pages are found, below the base. The lost page has no address of its own. */
export const addressesOf = (pages: BuiltSite['pages']) =>
  pages.map(pathOf).filter((path) => path !== '404');
