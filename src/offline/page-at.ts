/**
 * The page at an address, among the site's pages.
 * Hosts serve "/about", "/about/" and "/about.html" alike, but each page is cached only once.
 */
export function pageAt(pathname: string, pages: readonly string[]): string | undefined {
  const plain = withoutEnding(pathname);
  return pages.find((page) => withoutEnding(page) === plain);
}

const withoutEnding = (pathname: string) => pathname.replace(/(?:\/index)?(?:\.html)?\/*$/, '');
