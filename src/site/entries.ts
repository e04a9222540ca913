import { type CollectionEntry, getCollection } from 'astro:content';
import type { ContentKind, ListedKind } from '../../model/content-files.ts';
import { MENU_PAGES, type PageName } from '../../model/page-names.ts';
import { withSupply } from './availability.ts';
import { dateIn } from './dates.ts';
import { pagePath } from './links.ts';

/** The content of a kind that has just one file: the farm, or a page. */
export async function contentOf<K extends Exclude<ContentKind, ListedKind>>(
  kind: K,
): Promise<CollectionEntry<K>['data']> {
  const [entry] = await getCollection(kind);
  if (!entry) throw new Error(`There is no content file for "${kind}".`);
  return entry.data;
}

/** The visible sections of Products, in order, with today's availability. */
export async function sectionsInOrder() {
  const today = dateIn((await contentOf('farm')).timeZone);
  return (await getCollection('sections'))
    .filter(({ data }) => !data.hidden)
    .sort((a, b) => a.data.order - b.data.order || byName(a, b))
    .map(({ id, data }) => ({
      id,
      data: {
        ...data,
        pricing: withSupply(data.pricing, today),
        priceList: withSupply(data.priceList, today),
      },
    }));
}

/** The blog posts, highest number first. */
export const postsInOrder = async () =>
  (await getCollection('posts'))
    .sort((a, b) => b.data.number - a.data.number || byName(a, b))
    .map(({ id, data }) => ({ id, ...data }));

/** Two phones that each add something give it the same number. */
const byName = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

export type Post = Awaited<ReturnType<typeof postsInOrder>>[number];

/** The pages that show something: Blog a post, Gallery a photo or a placeholder picture. Menus have no others. */
export async function pagesWithContent<P extends PageName>(pages: readonly P[]): Promise<P[]> {
  const { photos, comingSoon } = await contentOf('gallery');
  const isEmpty: Partial<Record<PageName, boolean>> = {
    blog: (await postsInOrder()).length === 0,
    gallery: photos.length === 0 && comingSoon.proofs.length === 0,
  };
  return pages.filter((page) => !isEmpty[page]);
}

/** The links in the menus, with the titles from content. */
export async function pageLinks(current?: PageName | undefined) {
  return Promise.all(
    (await pagesWithContent(MENU_PAGES)).map(async (page) => ({
      label: (await contentOf(page)).title,
      href: pagePath(page),
      current: page === current,
    })),
  );
}
