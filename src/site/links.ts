import { PAGE_NAMES, type PageName } from '../../model/page-names.ts';

/** The site's own addresses. Every link on it is made here, so that a base path reaches them all. */

export function sitePath(path: string, base: string = import.meta.env.BASE_URL): string {
  const root = base.endsWith('/') ? base : `${base}/`;
  return `${root}${path.replace(/^\/+/, '')}`;
}

export const pagePath = (page: PageName, base?: string) =>
  sitePath(page === 'home' ? '' : page, base);

/** A link with its text, or undefined if the farm has no such page. */
export const linkTo = (href: string | undefined, label: string | undefined) =>
  href && label ? { href, label } : undefined;

const isPageName = (link: string): link is PageName =>
  (PAGE_NAMES as readonly string[]).includes(link);

/** The target of a link in content: the name of a page of this site, or a web address. */
export const destinationOf = (link: string) =>
  isPageName(link) ? { href: pagePath(link), external: false } : { href: link, external: true };

/** Whether the site's own address is known, and not still the placeholder. */
export const hasAddress = () => URL.canParse(String(import.meta.env.SITE));

/** The full address of Home, for paper. Until it is known, what farm.yaml has. */
export const siteAddress = (site: string) => (hasAddress() ? absoluteUrl(pagePath('home')) : site);

/** The full address of a path on this site, as other sites need it. The path alone while it isn't known. */
export const absoluteUrl = (path: string) =>
  hasAddress() ? new URL(path, import.meta.env.SITE).href : path;
