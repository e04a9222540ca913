import { join } from 'node:path';
import { checkContentOnDisk } from '../../build/content/content-on-disk.ts';

/** Pages that a farm's site links to. The newsletter's stand-in is on the same host as the site's own. */
export async function pagesElsewhere(farm: string): Promise<string[]> {
  const { files } = await checkContentOnDisk(join(farm, 'content'));
  return files.flatMap(({ kind, data }) => {
    const { newsletter, tipJar, link } = data as Record<string, string>;
    const named = kind === 'farm' ? [newsletter, tipJar] : kind === 'posts' ? [link] : [];
    return named.filter((page) => page !== undefined);
  });
}
