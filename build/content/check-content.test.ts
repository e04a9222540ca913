import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentCopy } from './fixtures/content-copy.ts';

const DUCKS = 'products/ducks.yaml';

test('valid content passes', async () => {
  expect(await contentCopy().messages()).toEqual([]);
});

test.each<[what: string, from: string | RegExp, to: string, message: string]>([
  [
    'an unknown field',
    'order: 1',
    'order: 1\nprise: 3',
    'content/products/ducks.yaml, line 5\n  "prise" is not a field here. Check the spelling, or remove it. The fields are: title, order, hidden, ornament, photos, pricing, priceList, pricingPlaceholder, comingSoon, backdrop.',
  ],
  [
    'a missing alt text',
    /\n {4}alt: Five ducks.*/,
    '',
    'content/products/ducks.yaml, line 8\n  photos › entry 1 › alt: is missing. Write one sentence that says what the picture shows, for people who can’t see it.',
  ],
  [
    'a photo that isn’t there',
    'pond.webp',
    'IMG_1.jpg',
    'content/products/ducks.yaml, line 8\n  photos › entry 1 › img: there is no picture content/products/ducks/IMG_1.jpg. Check the name, or copy the picture there.',
  ],
  [
    'a photo whose name differs in capitals',
    'pond.webp',
    'Pond.webp',
    'content/products/ducks.yaml, line 8\n  photos › entry 1 › img: there is no picture content/products/ducks/Pond.webp, but there is pond.webp. Write capitals and small letters just as in the file’s name.',
  ],
  [
    'a photo outside of content',
    './ducks/pond.webp',
    '../../package.json',
    'content/products/ducks.yaml, line 8\n  photos › entry 1 › img: "../../package.json" lies outside the folder content. Copy the picture into content and write its new place.',
  ],
  [
    'a price below zero',
    'amount: 1\n',
    'amount: -1\n',
    'content/products/ducks.yaml, line 27\n  pricing › rows › entry 1 › priceAsIs › amount: is below zero. Write just the number, like 6 or 1.25, without a dollar sign.',
  ],
  [
    'a price with a dollar sign',
    'amount: 1\n',
    'amount: $1\n',
    'content/products/ducks.yaml, line 27\n  pricing › rows › entry 1 › priceAsIs › amount: should be a price. Write just the number, like 6 or 1.25, without a dollar sign.',
  ],
  [
    'a tab',
    '  - img: ./ducks/pond.webp',
    '\t- img: ./ducks/pond.webp',
    'content/products/ducks.yaml, line 8\n  This line starts with a tab. Use spaces instead of tabs at the start of a line.',
  ],
  [
    'a forgotten quote at the end',
    'title: All five on the pond',
    'title: "All five on the pond',
    'content/products/ducks.yaml, line 9\n  This line has a quote that is opened and never closed. Add the missing quote at the end of the words.',
  ],
  [
    'an apostrophe between single quotes',
    'title: All five on the pond',
    "title: 'It's all five'",
    'content/products/ducks.yaml, line 9\n  This line goes on after its closing quote. Put "double quotes" around words with an apostrophe, and leave out other quotes inside.',
  ],
  [
    'a colon in a caption',
    'title: All five on the pond',
    'title: Ducks: the movie',
    'content/products/ducks.yaml, line 9\n  This line has a colon inside its words. Put the words in "quotes".',
  ],
  [
    'curly quotes around words with a colon',
    'title: All five on the pond',
    'title: “Ducks: the movie”',
    'content/products/ducks.yaml, line 9\n  This line has curly quotes ( “ ” ), which don’t count as quotes here. Type straight ones ( " ) in their place.',
  ],
  [
    'curly quotes around an entry of a list',
    'eggsPerCarton: 6',
    'eggsPerCarton: 6\n  notes:\n    - “A carton: 6 eggs”',
    'content/products/ducks.yaml, line 21\n  pricing › notes › entry 1: has curly quotes ( “ ” ), which don’t count as quotes here. Delete them, or type straight ones ( " ) in their place.',
  ],
  [
    'curly quotes around a number',
    'amount: 1\n',
    'amount: “1”\n',
    'content/products/ducks.yaml, line 27\n  pricing › rows › entry 1 › priceAsIs › amount: has curly quotes ( “ ” ), which don’t count as quotes here. Delete them, or type straight ones ( " ) in their place.',
  ],
  [
    'a photo’s name that is cut off at a #',
    './ducks/pond.webp',
    './ducks/pond #1.webp',
    'content/products/ducks.yaml, line 8\n  photos › entry 1 › img: ends at the #, because # starts a note to yourself. Put all of it in quotes, like: "./ducks/pond #1.webp"',
  ],
  [
    'a caption that starts with a #',
    'title: All five on the pond',
    'title: #1 on the pond',
    'content/products/ducks.yaml, line 9\n  photos › entry 1 › title: ends at the #, because # starts a note to yourself. Put all of it in quotes, like: "#1 on the pond"',
  ],
  [
    'a letter that another encoding lost',
    'All five',
    'All \uFFFDve',
    'content/products/ducks.yaml, line 9\n  This line has a letter that got lost ( \uFFFD ), because the file is not saved as UTF-8. Type the letter again, and save the file with the encoding UTF-8.',
  ],
  [
    'a price table without rows',
    /rows:\n {4}- name: Single egg[\s\S]*?\n\n/,
    'rows: []\n\n',
    'content/products/ducks.yaml, line 23\n  pricing › rows: is empty. Write at least one row, or remove pricing.',
  ],
  [
    'a day without the words that it belongs to',
    'eggsPerCarton: 6',
    'eggsPerCarton: 6\n  asOf: 2026-03-05',
    'content/products/ducks.yaml, line 20\n  pricing › asOf: needs a line with availability or soldOut. Write one, or remove asOf.',
  ],
  [
    'prices under a name of earlier days',
    'priceList:',
    'youngBirds:',
    'content/products/ducks.yaml, line 50\n  "youngBirds" is now called priceList. Write priceList in its place, add  unit: each  below every price, and write its note below  notes:  with a dash ( - ) before it.',
  ],
  [
    'a price list without rows',
    /rows:\n {4}- name: Straight run[\s\S]*/,
    'rows: []\n',
    'content/products/ducks.yaml, line 52\n  priceList › rows: is empty. Write at least one row, or remove priceList.',
  ],
  [
    'a day that the calendar doesn’t have',
    'Occasionally available',
    'Occasionally available\n  asOf: 2026-02-30',
    'content/products/ducks.yaml, line 52\n  priceList › asOf: is not a day of the calendar. Write year-month-day, like: 2026-03-05',
  ],
  [
    'two versions of a file, mixed by git',
    'order: 1',
    '<<<<<<< HEAD\norder: 1\n=======\norder: 2\n>>>>>>> theirs',
    'content/products/ducks.yaml, line 4\n  This line was left by git where two versions met. Keep one version and remove the marks.',
  ],
])('stops at %s', async (_what, from, to, message) => {
  const content = contentCopy();
  content.replace(DUCKS, from, to);
  expect(await content.messages()).toEqual([message]);
});

const LINK_HELP = 'Write the full address, starting with https://, like: https://example.com/page';

test.each([
  ['http://ko-fi.com/farm', 'is not a web address that we can link to.'],
  ['ko-fi.com/farm', 'is not a web address that we can link to.'],
  ['javascript:alert(1)', 'is not a web address that we can link to.'],
  ['https://localhost', 'is not a web address that we can link to.'],
  ['https://ko-fi.com/“farm”', 'has a curly quote in it. Take the quotes away.'],
  ['https://ko-fi.com/my farm', 'has a space in it.'],
])('stops at the link %s', async (link, wrong) => {
  const content = contentCopy();
  content.replace('farm.yaml', 'tipJar: https://ko-fi.com/testfarm', `tipJar: ${link}`);
  expect(await content.messages()).toEqual([
    `content/farm.yaml, line 8\n  tipJar: ${wrong} ${LINK_HELP}`,
  ]);
});

test.each([
  ['with', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['without', (text: string) => Buffer.from(text, 'utf16le')],
])('stops at a file that Notepad saved as UTF-16, %s its mark', async (_how, inUtf16) => {
  const content = contentCopy();
  content.write(DUCKS, inUtf16(content.read(DUCKS)));
  expect(await content.messages()).toEqual([
    'content/products/ducks.yaml\n  This file is saved as UTF-16, which the site can’t read. Open it in Notepad, choose File › Save as, pick UTF-8 under Encoding, and save it.',
  ]);
});

test('stops at two sections with one title', async () => {
  const content = contentCopy();
  content.write('products/more-ducks.yaml', content.read(DUCKS).replace('order: 1', 'order: 7'));
  expect(await content.messages()).toEqual([
    'content/products/more-ducks.yaml, line 3\n  title: "Ducks" is already the title of content/products/ducks.yaml. Give one of them another title, or remove one of the two files.',
  ]);
});

test.each([
  [
    'Ducks.yaml',
    'There is already a ducks.yaml here, and this file is not read. Copy what you need from it, then remove it.',
  ],
  [
    'ducks.yml',
    'There is already a ducks.yaml here, and this file is not read. Copy what you need from it, then remove it.',
  ],
  [
    'Turkeys (1).yaml',
    'A file here must be named in small letters and end in .yaml. Rename it, for example to: turkeys-1.yaml',
  ],
  [
    'main.yaml',
    'The page already uses the name main for something else. Rename the file, for example to: our-main.yaml',
  ],
  [
    'ducks-prices.yaml',
    'The page already uses the name ducks-prices for something else. Rename the file, for example to: our-ducks-prices.yaml',
  ],
  [
    'turkeys.yaml.txt',
    'A file here must be named in small letters and end in .yaml. Rename it, for example to: turkeys.yaml',
  ],
  ['IMG_1.mov', 'The site has no use for this kind of file here. Move it away.'],
  ['IMG_1.jpg', 'A picture belongs in the folder of the page that shows it. Move it there.'],
])('stops at a section file named %s', async (name, message) => {
  const content = contentCopy();
  content.write(`products/${name}`, content.read(DUCKS).replace('title: Ducks', 'title: Others'));
  expect(await content.messages()).toContainEqual(`content/products/${name}\n  ${message}`);
});

test('takes a section and a post whose names are no id of the page', async () => {
  const content = contentCopy();
  const ducks = content.read(DUCKS).replace('title: Ducks', 'title: Others');
  content.write('products/baby-birds.yaml', ducks.replace('order: 1', 'order: 3'));
  const post = content.read('posts/making-ducklings.yaml');
  content.write(
    'posts/main.yaml',
    post.replace('number: 1', 'number: 2').replace('Making', 'Main'),
  );
  expect(await content.messages()).toEqual([]);
});

test('stops at two sections in one place, and at two posts with one number', async () => {
  const content = contentCopy();
  const post = content.read('posts/making-ducklings.yaml');
  content.replace('products/plants.yaml', 'order: 2', 'order: 1');
  content.write('posts/new.yaml', post.replace('title: Making', 'title: Selling'));
  content.write(
    'posts/old.yaml',
    post.replace('Making', 'Waiting for').replace('number: 1', 'number: 5'),
  );
  expect(await content.messages()).toEqual([
    'content/products/plants.yaml, line 4\n  order: 1 is also the place of content/products/ducks.yaml. Give one of them a number of its own, such as 2, which comes last.',
    'content/posts/new.yaml, line 2\n  number: 1 is also the number of content/posts/making-ducklings.yaml. Give the newer post the number 6: the highest stands at the top.',
  ]);
});

test('passes over what Windows and macOS put into a folder', async () => {
  const content = contentCopy();
  for (const name of ['Thumbs.db', 'desktop.ini', '.DS_Store'])
    content.write(`products/${name}`, '');
  expect(await content.messages()).toEqual([]);
});

test('stops at an empty file, a missing file and a missing folder', async () => {
  const content = contentCopy();
  content.write('farm.yaml', '');
  content.write('pages/blog.yaml', '# only a comment\n');
  rmSync(content.at('pages/about.yaml'));
  const EMPTY = 'This file is empty. Fill it in again, or bring back an older version of it.';
  expect(await content.messages()).toEqual([
    `content/farm.yaml\n  ${EMPTY}`,
    'content/pages/about.yaml\n  This file is missing. Bring back an older version of it.',
    `content/pages/blog.yaml\n  ${EMPTY}`,
  ]);
  rmSync(content.at('posts'), { recursive: true });
  expect(await content.messages()).toEqual([
    'content/posts\n  This folder is missing. Bring back an older version of it.',
  ]);
});

test('stops at a link, and reads nothing behind it', async () => {
  const content = contentCopy();
  symlinkSync('..', content.at('products/loop'), 'junction');
  const LINK =
    'This is a link to something elsewhere, and the site doesn’t follow links. Copy the file itself here.';
  expect(await content.messages()).toEqual([`content/products/loop\n  ${LINK}`]);
});

test('takes no picture behind a link', async () => {
  const content = contentCopy();
  renameSync(content.at('products/ducks'), content.at('../album'));
  symlinkSync('../../album', content.at('products/ducks'), 'junction');
  expect(await content.messages()).toContainEqual(
    expect.stringContaining('there is no picture content/products/ducks/pond.webp'),
  );
});
