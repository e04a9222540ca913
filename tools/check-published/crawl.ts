import { parse } from 'parse5';
import { checkContentOnDisk } from '../../build/content/content-on-disk.ts';
import { elements } from '../../build/html-elements.ts';
import { textsIn } from '../../model/texts.ts';

interface Crawl {
  /** Every address that was read, without its fragment. */
  read: Set<string>;
  problems: string[];
}

interface Site {
  /** Where the site is served for the test, base path included. */
  local: string;
  /** The site's own address, if it is known. */
  published: string | undefined;
  /** The folder of its content, whose web addresses are the owner's own. */
  content: string;
}

/** Follows every link, picture, script, style and address from a site's home page and its 404 on. */
export async function crawl({ local, published, content }: Site): Promise<Crawl> {
  const externalLinks = await linksElsewhere(content);
  const problems: string[] = [];
  const ids = new Map<string, Set<string>>();
  const fragments: { from: string; page: string; id: string }[] = [];
  const seen = new Set<string>();
  const queue = [local, `${local}robots.txt`, `${local}no-such-page/at/all`];
  const referrers = new Map<string, string>();

  while (queue.length > 0) {
    const address = queue.shift() as string;
    if (seen.has(address)) continue;
    seen.add(address);
    const response = await fetch(address, { redirect: 'manual' });
    const isNotFoundPage = address.endsWith('no-such-page/at/all');
    if (response.status !== (isNotFoundPage ? 404 : 200)) {
      const from = referrers.get(address) ?? 'Every site';
      problems.push(
        `${from} links to ${address}, which doesn’t exist (${response.status}). Fix the link, or remove it.`,
      );
      continue;
    }
    const type = response.headers.get('content-type') ?? '';
    const body = await response.text();
    if (body.length === 0) problems.push(`${address} is empty. Build the site again.`);
    const found = addressesIn(type, body);
    ids.set(address, found.ids);
    for (const link of found.addresses) {
      const url = toLocal(new URL(link, address).href);
      if (!url) continue;
      if (!url.startsWith(local))
        problems.push(`${address} links to ${link}, which is outside the site. Fix the link.`);
      const [page = '', id] = url.split('#');
      if (id) fragments.push({ from: address, page, id });
      if (!referrers.has(page)) referrers.set(page, address);
      if (!seen.has(page)) queue.push(page);
    }
  }
  for (const { from, page, id } of fragments) {
    if (!ids.get(page)?.has(id))
      problems.push(`${from} links to #${id}, which isn’t on ${page}. Fix the link.`);
  }
  return { read: seen, problems };

  function toLocal(url: string): string | undefined {
    if (externalLinks.includes(url)) return undefined;
    if (published && url.startsWith(published)) return local + url.slice(published.length);
    return new URL(url).origin === new URL(local).origin ? url : undefined;
  }
}

/** Every web address in content. The newsletter, for one, may be on the same host as the site. */
async function linksElsewhere(content: string): Promise<string[]> {
  const { valid } = await checkContentOnDisk(content);
  return valid
    .flatMap(({ data }) => textsIn(data))
    .flatMap(({ path, text }) =>
      path[0] !== 'site' && /^https:/i.test(text) && URL.canParse(text) ? new URL(text).href : [],
    );
}

function addressesIn(type: string, body: string) {
  if (type.startsWith('text/html')) return addressesInPage(body);
  const patterns: [RegExp, RegExp][] = [
    [/javascript/, /["'`](\.{0,2}\/[\w./-]+\.\w{2,5})["'`]/g],
    [/css/, /url\(["']?([^"')]+)/g],
    [/manifest/, /"(?:src|start_url|scope|id)": ?"([^"]+)"/g],
    [/xml/, /(?:<(?:loc|link)>|(?:url|href)=")([^"<]+)/g],
    [/text\/plain/, /(https?:\S+)/g],
  ];
  const pattern = patterns.find(([kind]) => kind.test(type))?.[1];
  const found = pattern ? [...body.matchAll(pattern)].map(([, link = '']) => link) : [];
  const addresses = /xml/.test(type) ? found.map(unescapeXml) : found;
  return { addresses, ids: new Set<string>() };
}

/** The signs that may be in a web address. */
const unescapeXml = (text: string) => text.replaceAll('&apos;', "'").replaceAll('&amp;', '&');

/** In structured data, an @id is an identifier, not a link. */
const addressesInStructuredData = (json: string) =>
  [...json.matchAll(/"(?!@id)[@\w]+":"(https?:[^"]+)"/g)].map(([, link = '']) => link);

const LINKS = ['href', 'src', 'poster', 'component-url', 'renderer-url', 'before-hydration-url'];

function addressesInPage(html: string) {
  const addresses: string[] = [];
  const ids = new Set<string>();
  for (const { tagName, attrs, childNodes } of elements(parse(html))) {
    const text = childNodes.map((node) => ('value' in node ? node.value : '')).join('');
    if (tagName === 'style') addresses.push(...addressesIn('text/css', text).addresses);
    if (tagName === 'script') {
      const isData = attrs.some(({ name, value }) => name === 'type' && value.includes('json'));
      addresses.push(
        ...(isData
          ? addressesInStructuredData(text)
          : addressesIn('text/javascript', text).addresses),
      );
    }
    for (const { name, value } of attrs) {
      if (name === 'id') ids.add(value);
      if (LINKS.includes(name)) addresses.push(value);
      if (name === 'srcset' || name === 'data-photo')
        addresses.push(...value.split(', ').map((one) => one.split(' ')[0] ?? ''));
      if (name === 'content' && /^https?:/.test(value)) addresses.push(value);
    }
  }
  return { addresses, ids };
}
