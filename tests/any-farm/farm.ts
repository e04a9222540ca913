import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf, readBuiltSite } from '../../build/built-site.ts';
import { serve } from '../support/serve.ts';
import { expect, test as visit } from '../support/visit.ts';

export interface FarmOption {
  /** The folder of a farm that is built. */
  farm: string;
  /** Whether its files are packed on their way, as a host does. Needed where their weight counts. */
  packed: boolean;
}

/** A farm's site as it is built, whatever it says. */
interface Site {
  /** The folder of what is published. */
  dist: string;
  /** The farm's content. */
  content: string;
  /** Where it is served for the test, with the path that it stands below. */
  address: string;
  /** Where its pages believe that they are. */
  published: string;
  base: string;
  pages: { file: string; path: string; html: string }[];
}

export const test = visit.extend<object, FarmOption & { site: Site }>({
  farm: ['.', { option: true, scope: 'worker' }],
  packed: [false, { option: true, scope: 'worker' }],
  site: [
    async ({ farm, packed }, use) => {
      const dist = join(farm, 'dist');
      if (!existsSync(dist)) throw new Error('There is no built site yet. Run  npm run build');
      const published = addressIn(readFileSync(join(dist, 'index.html'), 'utf8'));
      const base = new URL(published).pathname;
      const pages = readBuiltSite(dist, base).pages.map((page) => ({
        ...page,
        path: page.file === '404.html' ? 'no-such-page' : pathOf(page),
      }));
      const { address, server } = await serve(dist, base, { packed });
      await use({ dist, content: join(farm, 'content'), address, published, base, pages });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.address),
});

export { expect };

export function pageNamed({ pages }: Site, name: string) {
  const page = pages.find(({ file }) => file === `${name}.html`);
  if (!page) throw new Error(`There is no page ${name}.html.`);
  return page;
}

function addressIn(homePage: string): string {
  const address = homePage.match(/<link rel="canonical" href="([^"]+)"/)?.[1];
  if (!address) throw new Error('The home page does not say where it is.');
  return address;
}
