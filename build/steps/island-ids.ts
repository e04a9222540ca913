import type { BuiltSite } from '../built-site.ts';

/** An island's name for `useId`, in the order in which islands finish, and a hash of its file's path on this computer. */
const IDS = /(<astro-island) uid="[^"]*" prefix="[^"]*"/g;

/** Removes what makes two builds of one site differ, and is for `useId`, which nothing here uses. */
export function removeIslandIds({ pages }: BuiltSite): string {
  let count = 0;
  for (const page of pages)
    page.html = page.html.replaceAll(IDS, (_, tag) => {
      count += 1;
      return tag;
    });
  return `${count} removed`;
}
