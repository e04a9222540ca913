import type { ImageMetadata } from 'astro';
import type { PageName } from '../../content/page-names.ts';
import { contentOf, postsInOrder } from '../../site/entries.ts';
import { sitePath } from '../../site/links.ts';
import type { ShareCard } from './share-picture.ts';

export interface PageCard {
  title: string;
  line: string;
  picture: { img: ImageMetadata; focus?: ShareCard['picture']['focus'] | undefined };
  alt: string;
}

/** Where a page's share picture is. */
export const sharePath = (page: PageName) => sitePath(`share/${page}.jpg`);

/** What a page's share picture shows and says. */
export async function cardOf(page: PageName): Promise<PageCard> {
  const farm = await contentOf('farm');
  const { title, picture, alt } = await pageAndPicture(page);
  const words = page === 'home' ? [farm.name, farm.place] : [title, farm.name];
  return {
    title: words[0] as string,
    line: words[1] as string,
    picture,
    alt: [words.join(', '), alt].filter(Boolean).join('. '),
  };
}

async function pageAndPicture(page: PageName) {
  switch (page) {
    case 'home': {
      const { title, hero } = await contentOf('home');
      return { title, picture: hero, alt: hero.alt };
    }
    case 'about': {
      const { title, landscape } = await contentOf('about');
      return { title, picture: { img: landscape } };
    }
    case 'products': {
      const { title, picture } = await contentOf('products');
      return { title, picture, alt: picture.alt };
    }
    case 'gallery': {
      const { title, photos, comingSoon } = await contentOf('gallery');
      const [photo] = photos;
      const [proof] = comingSoon.proofs;
      const picture = photo ?? (proof ? { img: proof } : await heroPicture());
      return { title, picture, alt: photo?.alt };
    }
    case 'blog': {
      const { title } = await contentOf('blog');
      const [post] = await postsInOrder();
      const picture = post ? { img: post.image, focus: post.focus } : await heroPicture();
      return { title, picture, alt: post?.alt };
    }
    default:
      return { title: (await contentOf(page)).title, picture: await heroPicture() };
  }
}

const heroPicture = async () => (await contentOf('home')).hero;
