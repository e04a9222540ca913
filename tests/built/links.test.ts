import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attribute, elementsOf, textOf } from '../support/elements.ts';
import { MENU, PAGES } from '../support/pages.ts';
import { FIXTURE } from '../support/sites.ts';

const linksOn = (file: string) =>
  elementsOf(readFileSync(`${FIXTURE.dist}/${file}`, 'utf8')).filter(
    ({ tagName }) => tagName === 'a',
  );

const DONATE = { 'Donate (opens in a new tab)': 'https://ko-fi.com/' };
const NEWSLETTER = 'https://example.com/newsletter';

test.each([
  [
    'index.html',
    {
      'Learn More about The View': '/about',
      'Learn More about Poultry': '/products',
      'Learn More about The Garden': '/gallery',
      ...DONATE,
    },
  ],
  [
    'about.html',
    {
      'Read the newsletter (opens in a new tab)': NEWSLETTER,
      'Visit the tip jar (opens in a new tab)': 'https://ko-fi.com/',
    },
  ],
  [
    'products.html',
    {
      'See the gallery': '/gallery',
      'Support on Ko-fi (opens in a new tab)': 'https://ko-fi.com/',
    },
  ],
  ['gallery.html', DONATE],
  [
    'blog.html',
    {
      "View Post It's Time For a Change (opens in a new tab)": `${NEWSLETTER}/its-time-for-a-change`,
      'View Post Making Ducklings (opens in a new tab)': `${NEWSLETTER}/making-ducklings`,
    },
  ],
])('the links of %s go where they say', (file, expected) => {
  const links = linksOn(file).map((link) => [textOf(link), attribute(link, 'href')]);
  expect(Object.fromEntries(links)).toMatchObject(expected);
});

test.each(PAGES)('the menus of $file link to every page and mark this one', ({ file, path }) => {
  const inMenu = linksOn(file).filter((link) => MENU.includes(textOf(link)));
  const paths = MENU.map((name) => `/${name.toLowerCase()}`);
  expect(inMenu.map((link) => attribute(link, 'href'))).toEqual([...paths, ...paths]);
  const marked = inMenu.filter((link) => attribute(link, 'aria-current') === 'page');
  expect(new Set(marked.map((link) => attribute(link, 'href')))).toEqual(
    new Set(paths.filter((each) => each === path)),
  );
});
