import type { PageName } from '../../model/page-names.ts';
import { plainVersion } from '../pictures/responsive-images.ts';
import { sharePath } from '../pictures/share/page-card.ts';
import { describeSupply, type Supply } from '../site/availability.ts';
import { toE164 } from '../site/contact.ts';
import { contentOf, postsInOrder, sectionsInOrder } from '../site/entries.ts';
import { absoluteUrl, pagePath, sitePath } from '../site/links.ts';
import { toSentence } from '../site/sentences.ts';
import { eggOffers, type Thing } from '../site/structured-data.ts';

const addressOf = (page: PageName) => absoluteUrl(pagePath(page));
const farmId = () => ({ '@id': `${addressOf('home')}#farm` });

/**
 * What search engines read of a page, from the same content files as its text. It must never claim more than the page
 * does: no street, no opening hours, no way of pickup, and nothing in stock. Sold out is what a page says.
 */
export async function structuredDataOf(page: PageName): Promise<Thing[]> {
  const { name } = await contentOf('farm');
  const home = addressOf('home');
  if (page === 'home') {
    const website = { '@type': 'WebSite', '@id': `${home}#website`, name, url: home };
    return [await business(), { ...website, publisher: farmId() }];
  }
  const { title } = await contentOf(page);
  const steps = [
    { '@type': 'ListItem', position: 1, name, item: home },
    { '@type': 'ListItem', position: 2, name: title, item: addressOf(page) },
  ];
  const trail = { '@type': 'BreadcrumbList', itemListElement: steps };
  if (page === 'products') return [await business(), trail, ...(await products())];
  if (page === 'blog') return [await business(), trail, await blog()];
  return [await business(), trail];
}

async function business(): Promise<Thing> {
  const { name, pickup, payment, contact } = await contentOf('farm');
  return {
    '@type': 'LocalBusiness',
    ...farmId(),
    name,
    description: (await contentOf('home')).description,
    url: addressOf('home'),
    image: absoluteUrl(sharePath('home')),
    logo: absoluteUrl(sitePath('icon-512.png')),
    areaServed: { '@type': 'Place', name: pickup.area },
    currenciesAccepted: 'USD',
    paymentAccepted: payment.ways.join(', '),
    ...(contact?.phone && { telephone: toE164(contact.phone) }),
    ...(contact?.email && { email: contact.email }),
  };
}

async function products(): Promise<Thing[]> {
  const found: Thing[] = [];
  for (const { id, data } of await sectionsInOrder()) {
    const url = `${addressOf('products')}#${id}`;
    const [photo] = data.photos;
    const image = photo && absoluteUrl(await plainVersion(photo.img));
    const { pricing, priceList } = data;
    if (pricing) {
      const offers = eggOffers(pricing.rows, pricing.eggsPerCarton);
      found.push(product(pricing, url, image, offers));
    }
    if (priceList) found.push(product(priceList, url, image, priceList.rows));
  }
  return found;
}

interface Offer {
  name: string;
  detail?: string | undefined;
  price: number;
  unit?: string | undefined;
}

function product(
  { title, notes, supply }: { title: string; notes: string[]; supply?: Supply | undefined },
  url: string,
  image: string | undefined,
  offers: Offer[],
): Thing {
  const sentences = supply ? [describeSupply(supply), ...notes] : notes;
  const description = sentences.map(toSentence).join(' ');
  return {
    '@type': 'Product',
    name: title,
    ...(description && { description }),
    url,
    ...(image && { image }),
    offers: offers.map(({ name, detail, price, unit }): Thing => {
      const inDollars = { price: price.toFixed(2), priceCurrency: 'USD' };
      return {
        '@type': 'Offer',
        name,
        ...(detail && { description: detail }),
        ...inDollars,
        ...(unit && {
          priceSpecification: { '@type': 'UnitPriceSpecification', ...inDollars, unitText: unit },
        }),
        ...(supply?.soldOut && { availability: 'https://schema.org/OutOfStock' }),
        seller: farmId(),
      };
    }),
  };
}

async function blog(): Promise<Thing> {
  const { title, description } = await contentOf('blog');
  const url = addressOf('blog');
  const posts = (await postsInOrder()).map(
    async (post): Promise<Thing> => ({
      '@type': 'BlogPosting',
      headline: post.title,
      ...(post.day && { datePublished: post.day }),
      description: post.summary,
      url: post.link,
      image: absoluteUrl(await plainVersion(post.image)),
    }),
  );
  return {
    '@type': 'Blog',
    '@id': `${url}#blog`,
    name: title,
    description,
    url,
    blogPost: await Promise.all(posts),
  };
}
