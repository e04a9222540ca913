import { attribute, type Element, elementsIn, elementsOf, rawTextOf, textOf } from './elements.ts';

/** What is wrong with a page, whatever its content. */
export function pageIssues(html: string, written = ''): string[] {
  const all = elementsOf(html);
  const named = (...names: string[]) => all.filter(({ tagName }) => names.includes(tagName));
  const ids = all.flatMap((element) => attribute(element, 'id') ?? []);
  const issues: string[] = [];
  const check = (isRight: boolean, issue: string) => {
    if (!isRight) issues.push(issue);
  };

  check(named('h1').length === 1, `there are ${named('h1').length} main headings`);
  for (const heading of named('h1', 'h2', 'h3', 'caption', 'figcaption', 'dt', 'b')) {
    check(textOf(heading) !== '', `<${heading.tagName}> is empty`);
  }
  check(new Set(ids).size === ids.length, `an id is there twice: ${ids.join(' ')}`);
  for (const element of all) {
    for (const { name } of element.attrs) {
      check(!name.startsWith('on'), `<${element.tagName}> has ${name}`);
    }
  }
  for (const img of named('img')) {
    check(Number(attribute(img, 'width')) > 0, 'a picture has no width');
    check(attribute(img, 'alt') !== undefined, 'a picture has no alt text');
  }
  for (const link of named('a')) {
    const href = attribute(link, 'href') ?? '';
    check(
      /^(?:\/|#|https:\/\/|(?:sms|tel):\+1\d{10}$|mailto:[\w.+-]+@)/.test(href),
      `a link has the URL "${href}"`,
    );
    check(!href.startsWith('#') || ids.includes(href.slice(1)), `${href} has no target`);
    check(textOf(link) !== '' || hasAltText(link), `the link to ${href} has no text`);
    if (!href.startsWith('https:')) continue;
    check(attribute(link, 'rel') === 'noopener', `${href} leaves without noopener`);
    check(
      attribute(link, 'target') === '_blank' && textOf(link).endsWith('(opens in a new tab)'),
      `${href} doesn’t open in a new tab, or doesn’t say so`,
    );
  }
  for (const table of named('tbody', 'dl')) {
    check(elementsIn(table).length > 1, `<${table.tagName}> is empty`);
  }
  for (const script of named('script')) {
    const code = rawTextOf(script);
    const isData = attribute(script, 'type')?.includes('json');
    check(isData ? isJson(code) : !code.includes('alert(1)'), 'a script was smuggled in');
  }
  const text = textOf(named('body')[0]);
  for (const leak of ['[object', 'NaN', 'Invalid Date', '$-']) {
    check(!text.includes(leak) || written.includes(leak), `the page says ${leak}`);
  }
  return issues;
}

const hasAltText = (link: Element) =>
  elementsIn(link).some((element) => element.tagName === 'img' && attribute(element, 'alt'));

function isJson(text: string): boolean {
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}
