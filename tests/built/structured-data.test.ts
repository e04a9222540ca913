import { describe, expect, it } from 'vitest';
import { PAGES } from '../support/pages.ts';
import { FIXTURE } from '../support/sites.ts';
import { readHead, type Thing } from './page-head.ts';

const site = FIXTURE.address;
const structuredDataOf = (file: string) => readHead(file).structuredData ?? [];
const ofType = (things: Thing[], type: string) => things.filter((thing) => thing['@type'] === type);

describe.each(PAGES)('$file', ({ name, file }) => {
  it('names the business with its service area and no street', () => {
    const [business] = ofType(structuredDataOf(file), 'LocalBusiness');
    expect(business).toMatchObject({
      '@id': `${site}#farm`,
      url: site,
      areaServed: { '@type': 'Place', name: 'Around Missoula, MT' },
      currenciesAccepted: 'USD',
      paymentAccepted: 'cash, a peer-to-peer payment app',
    });
  });

  it('claims nothing that the page does not say', () => {
    const json = JSON.stringify(structuredDataOf(file));
    for (const claim of [
      'address',
      'telephone',
      'openingHours',
      'availability',
      'InStock',
      'aggregateRating',
      'review',
      'datePublished',
    ]) {
      expect(json).not.toContain(`"${claim}"`);
    }
  });

  it.skipIf(name === 'home')('has breadcrumbs from home to itself', () => {
    const [trail] = ofType(structuredDataOf(file), 'BreadcrumbList');
    expect(trail?.itemListElement).toMatchObject([
      { '@type': 'ListItem', position: 1, item: site },
      { '@type': 'ListItem', position: 2, item: `${site}${name}` },
    ]);
  });
});

describe('products', () => {
  const products = ofType(structuredDataOf('products.html'), 'Product');
  const offersOf = (name: string) =>
    (products.find((product) => product.name === name)?.offers ?? []) as Thing[];
  const prices = (name: string) =>
    Object.fromEntries(offersOf(name).map((offer) => [offer.name, offer.price]));

  it('offers the eggs at every price of the board', () => {
    expect(prices('Duck eggs')).toEqual({
      'Single egg, unwashed': '1.00',
      'Single egg, washed': '1.25',
      'Half dozen, unwashed': '6.00',
      'Half dozen, unwashed, with a reused carton': '5.00',
      'Half dozen, washed': '7.00',
      'Half dozen, washed, with a reused carton': '6.00',
      'Dozen, unwashed': '12.00',
      'Dozen, unwashed, with reused cartons': '10.00',
      'Dozen, washed': '14.00',
      'Dozen, washed, with reused cartons': '12.00',
    });
  });

  it('offers the ducklings as the page does: occasionally', () => {
    expect(prices('Ducklings')).toEqual({
      'Straight run': '10.00',
      Males: '7.00',
      Females: '14.00',
    });
    expect(products.find(({ name }) => name === 'Ducklings')?.description).toMatch(
      /^Occasionally available\./,
    );
  });

  it('hands over by pickup, in dollars, from this farm', () => {
    expect(products).toHaveLength(2);
    for (const offer of products.flatMap(({ name }) => offersOf(String(name)))) {
      expect(offer).toMatchObject({
        '@type': 'Offer',
        priceCurrency: 'USD',
        availableDeliveryMethod: 'https://schema.org/OnSitePickup',
        seller: { '@id': `${site}#farm` },
      });
    }
  });
});

it('blog has the posts as links', () => {
  const [blog] = ofType(structuredDataOf('blog.html'), 'Blog');
  expect(blog?.blogPost).toMatchObject(
    [
      { '@type': 'BlogPosting', headline: "It's Time For a Change", url: /^https/ },
      { '@type': 'BlogPosting', headline: 'Making Ducklings', url: /^https/ },
    ].map((post) => ({ ...post, url: expect.stringMatching(post.url) })),
  );
});
