import { sharePath } from '../pictures/share/page-card.ts';
import { toE164 } from '../site/contact.ts';
import { contentOf } from '../site/entries.ts';
import { absoluteUrl, pagePath, sitePath } from '../site/links.ts';

/**
 * What search engines read on Home, from the same content files as its text. It must never claim more than the pages
 * do: no street, no opening hours and nothing in stock.
 */
export async function farmStructuredData() {
  const { name, pickup, payment, contact } = await contentOf('farm');
  const { description } = await contentOf('home');
  const url = absoluteUrl(pagePath('home'));
  const farm = { '@id': `${url}#farm` };
  return [
    {
      '@type': 'LocalBusiness',
      ...farm,
      name,
      description,
      url,
      image: absoluteUrl(sharePath('home')),
      logo: absoluteUrl(sitePath('icon-512.png')),
      areaServed: { '@type': 'Place', name: pickup.area },
      currenciesAccepted: 'USD',
      paymentAccepted: payment.ways.join(', '),
      ...(contact?.phone && { telephone: toE164(contact.phone) }),
      ...(contact?.email && { email: contact.email }),
    },
    { '@type': 'WebSite', '@id': `${url}#website`, name, url, publisher: farm },
  ];
}
