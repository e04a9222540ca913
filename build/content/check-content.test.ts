import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentCopy } from './fixtures/content-copy.ts';

const DUCKS = 'products/ducks.yaml';
const TITLE = 'title: All five on the pond';
const EGGS = 'eggsPerCarton: 6';

test('valid content passes', async () => {
  expect(await contentCopy().messages()).toEqual([]);
});

/** The messages are in the snapshot, to be read one after the other. */
test.each<[what: string, from: string | RegExp, to: string]>([
  ['an unknown field', 'order: 1', 'order: 1\nprise: 3'],
  ['a missing alt text', /\n {4}alt: Five ducks.*/, ''],
  ['a photo that isn’t there', 'pond.webp', 'IMG_1.jpg'],
  ['a photo whose name differs in capitals', 'pond.webp', 'Pond.webp'],
  ['a photo outside of content', './ducks/pond.webp', '../../package.json'],
  ['a price with a dollar sign', 'amount: 1\n', 'amount: $1\n'],
  ['a tab', '  - img: ./ducks/pond.webp', '\t- img: ./ducks/pond.webp'],
  ['a forgotten quote at the end', TITLE, 'title: "All five on the pond'],
  ['an apostrophe between single quotes', TITLE, "title: 'It's all five'"],
  ['a colon in a caption', TITLE, 'title: Ducks: the movie'],
  ['curly quotes around text with a colon', TITLE, 'title: “Ducks: the movie”'],
  ['curly quotes around an entry of a list', EGGS, `${EGGS}\n  notes:\n    - “A carton: 6 eggs”`],
  ['curly quotes around a number', 'amount: 1\n', 'amount: “1”\n'],
  ['a long caption in curly quotes', 'All five on the pond', `“${'All five '.repeat(20)}”`],
  ['a photo’s name that is cut off at a #', './ducks/pond.webp', './ducks/pond #1.webp'],
  ['a caption that starts with a #', TITLE, 'title: #1 on the pond'],
  ['a letter that another encoding lost', 'All five', 'All \uFFFDve'],
  ['a price table without rows', /rows:\n {4}- name: Single egg[\s\S]*?\n\n/, 'rows: []\n\n'],
  ['asOf without an availability', EGGS, `${EGGS}\n  asOf: 2026-03-05`],
  ['asOf in the future', EGGS, `${EGGS}\n  availability: Plenty\n  asOf: 2062-03-05`],
  ['a price list without rows', /rows:\n {4}- name: Straight run[\s\S]*/, 'rows: []\n'],
  ['git conflict markers', 'order: 1', '<<<<<<< HEAD\norder: 1\n=======\norder: 2\n>>>>>>> theirs'],
])('stops at %s', async (_what, from, to) => {
  const content = contentCopy();
  content.replace(DUCKS, from, to);
  const messages = await content.messages();
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchSnapshot();
});

test.each([
  ['with', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['without', (text: string) => Buffer.from(text, 'utf16le')],
])('stops at a file that Notepad saved as UTF-16, %s its mark', async (_how, inUtf16) => {
  const content = contentCopy();
  content.write(DUCKS, inUtf16(content.read(DUCKS)));
  expect(await content.messages()).toEqual([
    'content/products/ducks.yaml\n  This file was saved in a way the site can’t read (UTF-16). Open it in Notepad, choose File › Save as, pick UTF-8 under Encoding, and save it.',
  ]);
});

const NAMES = ['Ducks.yaml', 'ducks.yml', 'Turkeys (1).yaml'];

test.each([...NAMES, 'turkeys.yaml.txt', 'IMG_1.mov', 'IMG_1.jpg'])(
  'stops at a section file named %s',
  async (name) => {
    const content = contentCopy();
    content.write(`products/${name}`, content.read(DUCKS).replace('title: Ducks', 'title: Others'));
    const messages = await content.messages();
    expect(messages.filter((message) => message.includes(`${name}\n`))).toMatchSnapshot();
  },
);

test('accepts a section and a post named like a part of the page', async () => {
  const content = contentCopy();
  const ducks = content.read(DUCKS).replace('title: Ducks', 'title: Others');
  content.write('products/main.yaml', ducks.replace('order: 1', 'order: 3'));
  const post = content.read('posts/making-ducklings.yaml');
  content.write('posts/main.yaml', post.replace('Making', 'Main'));
  expect(await content.messages()).toEqual([]);
});

test('accepts equal positions, which two phones can give, but not equal titles', async () => {
  const content = contentCopy();
  const post = content.read('posts/making-ducklings.yaml');
  content.replace('products/plants.yaml', 'order: 2', 'order: 1');
  content.write('posts/new.yaml', post.replace('title: Making', 'title: Selling'));
  expect(await content.messages()).toEqual([]);
  content.write('posts/same.yaml', post.replace('Making', 'MAKING'));
  expect(await content.messages()).toEqual([
    'content/posts/same.yaml, line 1\n  title: You already have "MAKING Ducklings". Give one of them another name, or remove one. In the file, compare with content/posts/making-ducklings.yaml.',
  ]);
});

test('stops at an empty file, a missing file and a missing folder', async () => {
  const content = contentCopy();
  content.write('farm.yaml', '');
  content.write('pages/blog.yaml', '# only a comment\n');
  rmSync(content.at('pages/about.yaml'));
  const EMPTY = 'This file is empty. Fill it in again, or restore an older version.';
  expect(await content.messages()).toEqual([
    `content/farm.yaml\n  ${EMPTY}`,
    'content/pages/about.yaml\n  This file is missing. Create it again, or ask whoever set up your site.',
    `content/pages/blog.yaml\n  ${EMPTY}`,
  ]);
  rmSync(content.at('pages'), { recursive: true });
  expect(await content.messages()).toEqual([
    'content/pages\n  This folder is missing. Restore it, or ask whoever set up your site.',
  ]);
});

test('accepts files that Windows and macOS create, and a farm without posts', async () => {
  const content = contentCopy();
  for (const name of ['Thumbs.db', 'desktop.ini', '.DS_Store'])
    content.write(`products/${name}`, '');
  rmSync(content.at('posts'), { recursive: true });
  expect(await content.messages()).toEqual([]);
});

test('stops at a symbolic link and doesn’t follow it', async () => {
  const content = contentCopy();
  symlinkSync('..', content.at('products/loop'), 'junction');
  expect(await content.messages()).toEqual([
    'content/products/loop\n  This is a link to another file or folder, and the site doesn’t follow links. Copy the file itself here.',
  ]);
});

test('follows no symbolic link to a picture', async () => {
  const content = contentCopy();
  renameSync(content.at('products/ducks'), content.at('../album'));
  symlinkSync('../../album', content.at('products/ducks'), 'junction');
  expect(await content.messages()).toContainEqual(
    expect.stringContaining('isn’t there. Choose another picture, or remove it.'),
  );
});
