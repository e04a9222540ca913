/**
 * The page that an address leads to, among the site's pages.
 * Hosts answer "/about", "/about/" and "/about.html" alike, and each page is kept only once.
 */
export function pageAt(pathname: string, pages: readonly string[]): string | undefined {
  const plain = withoutEnding(pathname);
  return pages.find((page) => withoutEnding(page) === plain);
}

const withoutEnding = (pathname: string) => pathname.replace(/(?:\/index)?(?:\.html)?\/*$/, '');
