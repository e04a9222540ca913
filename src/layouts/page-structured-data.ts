import type { PageName } from '../../model/page-names.ts';
import { plainVersion } from '../pictures/responsive-images.ts';
import { sharePath } from '../pictures/share/page-card.ts';
import { describeSupply, type Supply } from '../site/availability.ts';
import { contentOf, postsInOrder, sectionsInOrder } from '../site/entries.ts';
import { absoluteUrl, pagePath, sitePath } from '../site/links.ts';
import { toSentence } from '../site/sentences.ts';
import {
  blog,
  breadcrumbs,
  business,
  eggOffers,
  product,
  type Thing,
  website,
} from '../site/structured-data.ts';

const addressOf = (page: PageName) => absoluteUrl(pagePath(page));

/** A page's structured data, from the same content files as its text. */
export async function structuredDataOf(page: PageName): Promise<Thing[]> {
  const farm = await contentOf('farm');
  const home = addressOf('home');
  const aboutFarm = business({
    name: farm.name,
    description: (await contentOf('home')).description,
    home,
    picture: absoluteUrl(sharePath('home')),
    logo: absoluteUrl(sitePath('icon-512.png')),
    area: farm.pickup.area,
    ways: farm.payment.ways,
    phone: farm.contact?.phone,
    email: farm.contact?.email,
  });
  if (page === 'home') return [aboutFarm, website(farm.name, home)];

  const trail = breadcrumbs([
    { name: farm.name, url: home },
    { name: (await contentOf(page)).title, url: addressOf(page) },
  ]);
  if (page === 'products') return [aboutFarm, trail, ...(await pricedProducts())];
  if (page === 'blog') return [aboutFarm, trail, await blogAndPosts()];
  return [aboutFarm, trail];
}

interface Priced {
  title: string;
  supply?: Supply | undefined;
  notes: string[];
}

async function pricedProducts(): Promise<Thing[]> {
  const home = addressOf('home');
  const products: Thing[] = [];
  for (const { id, data } of await sectionsInOrder()) {
    const url = `${addressOf('products')}#${id}`;
    const [photo] = data.photos;
    const image = photo && absoluteUrl(await plainVersion(photo.img));
    const { pricing, priceList } = data;
    if (pricing) {
      const offers = eggOffers(pricing.rows, pricing.eggsPerCarton);
      products.push(product({ ...aboutPrices(pricing), url, image, offers }, home));
    }
    if (priceList) {
      const offers = priceList.rows;
      products.push(product({ ...aboutPrices(priceList), url, image, offers }, home));
    }
  }
  return products;
}

function aboutPrices({ title, notes, supply }: Priced) {
  const sentences = supply ? [describeSupply(supply), ...notes] : notes;
  return {
    name: title,
    description: sentences.map(toSentence).join(' '),
    soldOut: supply?.soldOut ?? false,
  };
}

async function blogAndPosts(): Promise<Thing> {
  const { title, description } = await contentOf('blog');
  const posts = await Promise.all(
    (await postsInOrder()).map(async ({ image, ...post }) => ({
      ...post,
      image: absoluteUrl(await plainVersion(image)),
    })),
  );
  return blog({ name: title, description, url: addressOf('blog') }, posts);
}
