import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { ALL_PAGES } from '../support/pages.ts';
import { FIXTURE, folderOf } from '../support/sites.ts';

const checker = new HtmlValidate({
  root: true,
  // Only what the HTML standard says, none of the rules of taste.
  extends: ['html-validate:standard'],
  // It doesn't know that a time without the attribute must be a date.
  elements: ['html5', { time: { attributes: { datetime: { required: true } } } }],
});

const SITES = { fixture: FIXTURE.dist, 'honey farm': join(folderOf('honey'), 'dist') };

for (const [site, dist] of Object.entries(SITES)) {
  it.each(ALL_PAGES)(`$file of the ${site} is valid HTML`, async ({ file }) => {
    const html = readFileSync(join(dist, file), 'utf8');
    const { results } = await checker.validateString(html);
    const found = results.flatMap(({ messages }) => messages);
    expect(found.map(({ message, selector }) => `${message} at ${selector}`)).toEqual([]);
  });
}
