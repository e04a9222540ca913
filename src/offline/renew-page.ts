import { renew } from './renew.ts';

/** Makes the page equal to the one that the site has now. Without an answer it stays as it is. */
export async function renewPage() {
  const answer = await fetch(location.href, { cache: 'no-cache' });
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  if ('offline' in fresh.documentElement.dataset) return;

  if (codeOf(fresh) !== codeOf(document)) {
    location.reload();
    return;
  }
  delete document.documentElement.dataset.offline;
  renew(document.body, fresh.body);
}

/** New words fit into an old page only if its styles and scripts are still the same. */
function codeOf(page: Document): string {
  const inline = [...page.querySelectorAll('style, script')].map(({ textContent }) => textContent);
  const islands = [...page.querySelectorAll('astro-island')].map((island) =>
    ['component-url', 'renderer-url'].map((name) => island.getAttribute(name)).join(' '),
  );
  return [...inline, page.documentElement.dataset.islandRuntime, ...new Set(islands)].join();
}
