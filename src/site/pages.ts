import { PAGES_WITH_A_ROUTE } from '../content/schema.ts';
import { type PageName, pagePath } from './links.ts';
import { theOne } from './the-one.ts';

/** Every page that has an address of its own. */
export const PAGE_NAMES: readonly PageName[] = ['home', ...PAGES_WITH_A_ROUTE];

/** The pages that menus lead to, under the names that their content gives them. */
export function pageLinks(current?: PageName | undefined) {
  return Promise.all(
    PAGES_WITH_A_ROUTE.map(async (page) => ({
      label: (await theOne(page)).title,
      href: pagePath(page),
      current: page === current,
    })),
  );
}
