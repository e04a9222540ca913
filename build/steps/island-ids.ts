import type { BuiltSite } from '../built-site.ts';

/** An island's name for `useId`, in the order in which islands finish, and a hash of its file's path on this computer. */
const IDS = /(<astro-island) uid="[^"]*" prefix="[^"]*"/g;

/** Removes what makes two builds of one site differ, and is for `useId`, which nothing here uses. */
export function removeIslandIds({ pages }: BuiltSite): string {
  let count = 0;
  for (const page of pages) {
    count += page.html.match(IDS)?.length ?? 0;
    page.html = page.html.replaceAll(IDS, '$1');
    if (/<astro-island[^>]* (?:uid|prefix)=/.test(page.html))
      throw new Error(`Astro writes the ids of islands in another way now: ${page.file}`);
  }
  return `${count} removed`;
}
