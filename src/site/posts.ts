import { getCollection } from 'astro:content';

/** The blog cards, in the order that their files give them. */
export const postsInOrder = async () =>
  (await getCollection('posts')).map(({ data }) => data).sort((a, b) => a.order - b.order);

export type Post = Awaited<ReturnType<typeof postsInOrder>>[number];
