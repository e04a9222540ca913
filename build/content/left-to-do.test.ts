import { expect, test } from 'vitest';
import { contentCopy } from './fixtures/content-copy.ts';
import { leftToDo } from './left-to-do.ts';

const linesFor = async ({ root, project }: ReturnType<typeof contentCopy>, env = {}) =>
  (await leftToDo(root, env)).map((line) => line.replace(`${project}/`, '').trim());

test('content that is all the owner’s own needs nothing', async () => {
  expect(await linesFor(contentCopy())).toEqual([]);
});

const PLACEHOLDER = 'is a placeholder. Enter your own';
const NEWS = 'https://example.com/newsletter';
const APP = 'a peer-to-peer payment app';

test.each([
  [
    'Test Farm',
    'Our Little Farm',
    '3: "Our Little Farm" is a placeholder. Enter your farm’s name.',
  ],
  [
    'https://farm.test',
    'https://example.com',
    `5: https://example.com ${PLACEHOLDER} web address. On GitHub Pages, you can leave it.`,
  ],
  ['https://news.test', NEWS, `9: ${NEWS} ${PLACEHOLDER} web address.`],
  [
    'https://ko-fi.com/testfarm',
    'https://ko-fi.com/',
    '8: https://ko-fi.com/ goes to Ko-fi’s front page. Enter the web address of your own page.',
  ],
  ['(406) 444-0142', '(406) 555-0142', `25: (406) 555-0142 ${PLACEHOLDER}.`],
  ['phone: (406) 444-0142', 'email: me@example.com', `25: me@example.com ${PLACEHOLDER}.`],
  ['Venmo', APP, `19: "${APP}" is a placeholder. Enter the name of the app, such as Venmo.`],
])('names the placeholder %s → %s', async (own, placeholder, line) => {
  const content = contentCopy();
  content.replace('farm.yaml', own, placeholder);
  expect(await linesFor(content)).toEqual([
    'Worth doing before the site goes online:',
    `content/farm.yaml, line ${line}`,
  ]);
});

test('names a post’s placeholder, and counts drawings', async () => {
  const content = contentCopy();
  content.replace('posts/making-ducklings.yaml', 'news.test', 'example.com');
  content.replace('products/ducks.yaml', 'A drake with', 'Illustration of a drake with');
  const [, ...lines] = await linesFor(content);
  expect(lines).toEqual([
    'content/posts/making-ducklings.yaml, line 4: https://example.com/making-ducklings is a placeholder. Enter your own web address.',
    '1 picture is a drawing. Replace with photos when you have some.',
  ]);
});

test('a host that gives the site its address needs none', async () => {
  const content = contentCopy();
  content.replace('farm.yaml', 'https://farm.test', 'https://example.com');
  expect(await linesFor(content, { SITE_ADDRESS: 'https://me.github.io/farm' })).toEqual([]);
});

test('says that people can’t reach the farm, unless it has a contact or a social page', async () => {
  const content = contentCopy();
  const contact = 'contact:\n  phone: (406) 444-0142\n';
  content.replace('farm.yaml', contact, '');
  expect((await linesFor(content))[1]).toMatch(
    /^content\/farm\.yaml: People can’t reach you\. Add/,
  );
  const link = 'link: https://www.instagram.com/ann';
  content.write(
    'farm.yaml',
    `${content.read('farm.yaml')}platforms:\n  - name: Instagram\n    ${link}\n`,
  );
  expect(await linesFor(content)).toEqual([]);
});
