import type { ImageMetadata } from 'astro';
import type { PageName } from '../../../model/page-names.ts';
import type { Focus } from '../../../model/schema.ts';
import { contentOf, postsInOrder } from '../../site/entries.ts';
import { sitePath } from '../../site/links.ts';

interface PageCard {
  title: string;
  line: string;
  picture: { img: ImageMetadata; focus?: Focus | undefined };
  alt: string;
}

/** The path of a page's share picture. */
export const sharePath = (page: PageName) => sitePath(`share/${page}.jpg`);

/** The picture and text of a page's share picture. */
export async function cardOf(page: PageName): Promise<PageCard> {
  const farm = await contentOf('farm');
  const { title } = await contentOf(page);
  const { picture, alt } = await pictureOf(page);
  const [heading, line] =
    page === 'home' ? ([farm.name, farm.place] as const) : ([title, farm.name] as const);
  return {
    title: heading,
    line,
    picture,
    alt: [`${heading}, ${line}`, alt].filter(Boolean).join('. '),
  };
}

/** The page's main picture, or else the home page's. */
async function pictureOf(page: PageName): Promise<Pick<PageCard, 'picture'> & { alt?: string }> {
  if (page === 'about') return { picture: { img: (await contentOf('about')).landscape } };
  if (page === 'products') {
    const { picture } = await contentOf('products');
    return { picture, alt: picture.alt };
  }
  if (page === 'gallery') {
    const { photos, comingSoon } = await contentOf('gallery');
    const [photo] = photos;
    const [proof] = comingSoon.proofs;
    if (photo) return { picture: photo, alt: photo.alt };
    if (proof) return { picture: { img: proof } };
  }
  if (page === 'blog') {
    const [post] = await postsInOrder();
    if (post) return { picture: { img: post.image, focus: post.focus }, alt: post.alt };
  }
  const { hero } = await contentOf('home');
  return { picture: hero, alt: hero.alt };
}
