import type { APIRoute } from 'astro';
import { plainVersion } from '../pictures/pictures.ts';
import { formatFeedDate } from '../site/days.ts';
import { contentOf, type Post, postsInOrder } from '../site/entries.ts';
import { absoluteUrl, pagePath, sitePath } from '../site/links.ts';
import { xmlFile, xmlText } from '../site/xml.ts';

/** The blog's feed. RSS, because Atom requires dates and a post may have none. */
export const GET: APIRoute = async () => {
  const farm = await contentOf('farm');
  const blog = await contentOf('blog');
  const items = await Promise.all((await postsInOrder()).map(item));
  return xmlFile(
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${xmlText(farm.name)}</title>
<link>${xmlText(absoluteUrl(pagePath('blog')))}</link>
<description>${xmlText(blog.description)}</description>
<language>en-us</language>
<atom:link rel="self" type="application/rss+xml" href="${xmlText(absoluteUrl(sitePath('feed.xml')))}"/>
${items.join('\n')}
</channel>
</rss>`,
    'application/rss+xml',
  );
};

async function item({ title, day, summary, link, image, alt }: Post): Promise<string> {
  const picture = absoluteUrl(await plainVersion(image));
  return `<item>
<title>${xmlText(title)}</title>
<link>${xmlText(link)}</link>
<guid isPermaLink="true">${xmlText(link)}</guid>${day ? `\n<pubDate>${formatFeedDate(day)}</pubDate>` : ''}
<description>${xmlText(summary)}</description>
<media:content url="${xmlText(picture)}" medium="image" type="image/webp"><media:description>${xmlText(alt)}</media:description></media:content>
</item>`;
}
