import { checkContentOnDisk } from '../../build/content/content-on-disk.ts';

/** Pages that the site links to. The newsletter's stand-in is on the same host as the site's own. */
export async function pagesElsewhere(): Promise<string[]> {
  const { files } = await checkContentOnDisk();
  return files.flatMap(({ kind, data }) => {
    const { newsletter, tipJar, link } = data as Record<string, string>;
    if (kind === 'farm') return [newsletter ?? '', tipJar ?? ''];
    return kind === 'posts' ? [link ?? ''] : [];
  });
}
