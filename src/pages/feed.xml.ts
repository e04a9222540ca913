import type { APIRoute } from 'astro';
import { plainVersion } from '../pictures/responsive-images.ts';
import { formatFeedDate } from '../site/dates.ts';
import { contentOf, type Post, postsInOrder } from '../site/entries.ts';
import { absoluteUrl, hasAddress, pagePath, sitePath } from '../site/links.ts';
import { escapeXml, xmlFile } from '../site/xml.ts';

/** The blog's feed. RSS, because Atom requires dates and a post may have none. */
export const GET: APIRoute = async () => {
  const farm = await contentOf('farm');
  const blog = await contentOf('blog');
  const items = await Promise.all((await postsInOrder()).map(item));
  const self = hasAddress()
    ? `\n<atom:link rel="self" type="application/rss+xml" href="${escapeXml(absoluteUrl(sitePath('feed.xml')))}"/>`
    : '';
  return xmlFile(
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${escapeXml(farm.name)}</title>
<link>${escapeXml(absoluteUrl(pagePath('blog')))}</link>
<description>${escapeXml(blog.description)}</description>
<language>en-us</language>${self}
${items.join('\n')}
</channel>
</rss>`,
    'application/rss+xml',
  );
};

async function item({ id, title, day, summary, link, image, alt }: Post): Promise<string> {
  const picture = absoluteUrl(await plainVersion(image));
  return `<item>
<title>${escapeXml(title)}</title>
<link>${escapeXml(link)}</link>
<guid isPermaLink="false">${escapeXml(id)}</guid>${day ? `\n<pubDate>${formatFeedDate(day)}</pubDate>` : ''}
<description>${escapeXml(summary)}</description>
<media:content url="${escapeXml(picture)}" medium="image" type="image/webp"><media:description>${escapeXml(alt)}</media:description></media:content>
</item>`;
}
