/** What Astro writes into a page with islands: a style, a script per directive, and the custom element. */
const ISLAND_STYLE = /<style>astro-island,[^<]*<\/style>/g;
const PLAIN_SCRIPT = /<script>(.*?)<\/script>/gs;
/** React's prefix for an island, and the ids made with it. */
const NAME = /(<astro-island [^>]*\bprefix="|_)(r\d+)(?="|R_)/g;
/** A hash of the island and of its file's path on this computer, which nothing reads. */
const UNIQUE_ID = /(<astro-island) uid="[^"]*"/g;
const DIRECTIVE = /<astro-island [^>]*\bclient="([a-z]+)"/g;

/** Splits a page into its HTML and the islands' code: a script per directive, and the custom element. */
export function islandCode(page: string, file: string) {
  const styles = page.match(ISLAND_STYLE) ?? [];
  const found = [...page.matchAll(PLAIN_SCRIPT)].map(([, code = '']) => code);
  const directives = new Set([...page.matchAll(DIRECTIVE)].map(([, name]) => name));
  const [element, ...more] = found.filter((code) => code.includes('customElements.define'));
  const scripts = found.filter((code) => code !== element);
  if (!element || more.length > 0 || styles.length !== 1 || scripts.length !== directives.size) {
    throw new Error(
      `${file} should have one style, one element and ${directives.size} directives for its islands, but has ` +
        `${styles.length}, ${element ? 1 + more.length : 0} and ${scripts.length}. Astro writes them in another way now: see src/astro-internals.`,
    );
  }
  const html = page
    .replaceAll(ISLAND_STYLE, '')
    .replaceAll(PLAIN_SCRIPT, '')
    .replaceAll(UNIQUE_ID, '$1');
  return { html: nameIslands(html), scripts, element };
}

/**
 * React numbers islands in the order in which they finish, so two builds of one site would differ, and
 * visitors would download an unchanged page again. This numbers them by their order in the page.
 */
function nameIslands(page: string) {
  const names = new Map<string, string>();
  return page.replace(NAME, (_, before, name) => {
    if (!names.has(name)) names.set(name, `i${names.size}`);
    return before + names.get(name);
  });
}
