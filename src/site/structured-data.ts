import type { EggRow } from '../../model/price-schema.ts';
import type { Post } from '../../model/schema.ts';
import { toE164 } from './contact.ts';
import { reusedCartonNote, sellsWashed } from './prices.ts';

/**
 * What search engines read, made from the same content as the pages. It must never claim more
 * than they do: no street, no opening hours, no way of pickup, and nothing in stock. Sold out is what a page says.
 */

/** An item in the vocabulary of schema.org. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

interface Farm {
  name: string;
  description: string;
  home: string;
  picture: string;
  logo: string;
  area: string;
  ways: string[];
  phone?: string | undefined;
  email?: string | undefined;
}

interface Product {
  name: string;
  description?: string | undefined;
  url: string;
  image?: string | undefined;
  soldOut: boolean;
  offers: { name: string; detail?: string | undefined; price: number; unit?: string | undefined }[];
}

const farmId = (home: string) => ({ '@id': `${home}#farm` });

const place = (name: string): Thing => ({ '@type': 'Place', name });

export const business = (farm: Farm): Thing => ({
  '@type': 'LocalBusiness',
  ...farmId(farm.home),
  name: farm.name,
  description: farm.description,
  url: farm.home,
  image: farm.picture,
  logo: farm.logo,
  areaServed: place(farm.area),
  currenciesAccepted: 'USD',
  paymentAccepted: farm.ways.join(', '),
  ...(farm.phone && { telephone: toE164(farm.phone) }),
  ...(farm.email && { email: farm.email }),
});

export const website = (name: string, home: string): Thing => ({
  '@type': 'WebSite',
  '@id': `${home}#website`,
  name,
  url: home,
  publisher: farmId(home),
});

export const breadcrumbs = (trail: { name: string; url: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(
    ({ name, url }, i): Thing => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: url,
    }),
  ),
});

export const product = (
  { name, description, url, image, soldOut, offers }: Product,
  home: string,
): Thing => ({
  '@type': 'Product',
  name,
  ...(description && { description }),
  url,
  ...(image && { image }),
  offers: offers.map(
    (offer): Thing => ({
      '@type': 'Offer',
      name: offer.name,
      ...(offer.detail && { description: offer.detail }),
      price: offer.price.toFixed(2),
      priceCurrency: 'USD',
      ...(offer.unit && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: offer.price.toFixed(2),
          priceCurrency: 'USD',
          unitText: offer.unit,
        },
      }),
      ...(soldOut && { availability: 'https://schema.org/OutOfStock' }),
      seller: farmId(home),
    }),
  ),
});

export const blog = (
  { name, description, url }: { name: string; description: string; url: string },
  posts: (Pick<Post, 'title' | 'day' | 'summary' | 'link'> & { image: string })[],
): Thing => ({
  '@type': 'Blog',
  '@id': `${url}#blog`,
  name,
  description,
  url,
  blogPost: posts.map(
    ({ title, day, summary, link, image }): Thing => ({
      '@type': 'BlogPosting',
      headline: title,
      ...(day && { datePublished: day }),
      description: summary,
      url: link,
      image,
    }),
  ),
});

/** Every price on the egg board as an offer with a unique name. */
export const eggOffers = (rows: EggRow[], eggsPerCarton: number) =>
  rows.flatMap(({ name, quantity, priceAsIs, priceWashedEggs }) =>
    [
      { named: sellsWashed(rows) ? `${name}, unwashed` : name, price: priceAsIs },
      { named: `${name}, washed`, price: priceWashedEggs },
    ].flatMap(({ named, price }) => {
      if (!price) return [];
      const offers = [{ name: named, price: price.amount }];
      if (price.reusedCarton !== undefined) {
        const reused = reusedCartonNote(quantity, eggsPerCarton);
        offers.push({ name: `${named}, ${reused}`, price: price.reusedCarton });
      }
      return offers;
    }),
  );

/** As text for a script element: a "<" in the content must not be able to end it. */
export function asJsonLd(things: Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
