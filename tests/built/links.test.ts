import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attribute, elementsOf, textOf } from '../support/elements.ts';
import { MENU, PAGES } from '../support/pages.ts';
import { FIXTURE } from '../support/sites.ts';

const linksOn = (file: string) =>
  elementsOf(readFileSync(`${FIXTURE.dist}/${file}`, 'utf8')).filter(
    ({ tagName }) => tagName === 'a',
  );

test.each(PAGES)('the menus of $file link to every page and mark this one', ({ file, path }) => {
  const inMenu = linksOn(file).filter((link) => MENU.includes(textOf(link)));
  const paths = MENU.map((name) => `/${name.toLowerCase()}`);
  expect(inMenu.map((link) => attribute(link, 'href'))).toEqual([...paths, ...paths]);
  const marked = inMenu.filter((link) => attribute(link, 'aria-current') === 'page');
  expect(new Set(marked.map((link) => attribute(link, 'href')))).toEqual(
    new Set(paths.filter((each) => each === path)),
  );
});
