import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { contentCopy } from '../../build/content/fixtures/content-copy.ts';
import { converse } from './conversation.ts';

const ENTER = '\r';
const CTRL_C = '\x03';
const WIPE = '\x15';

type Turn = [theProgramSays: string, keys: string];

/** Types the keys of each turn once the program has said its part. */
async function talk(root: string, turns: Turn[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  let screen = '';
  output.on('data', (chunk) => {
    screen += stripVTControlCharacters(String(chunk));
  });
  const talking = converse({ root, input, output });
  let heard = 0;
  for (const [words, keys] of turns) {
    await expect.poll(() => screen.slice(heard), { timeout: 10_000 }).toContain(words);
    heard = screen.length;
    for (const key of keys) input.write(key);
  }
  return { done: await talking, screen };
}

/** Every question with Enter as its answer, except those given here. */
const turns = (answers: Record<string, string> = {}): Turn[] =>
  [
    'What is the farm called?',
    'Where is it?',
    'tip jar?',
    'newsletter?',
    'payment app',
    'Where is the post “Making Ducklings”?',
    'And this website',
    'Write this down?',
  ].map((words) => [words, `${answers[words] ?? ''}${ENTER}`]);

test('keeping every answer changes nothing', async () => {
  const content = contentCopy();
  const before = content.read('farm.yaml');
  const { done, screen } = await talk(content.root, turns());
  expect(done).toBe(true);
  expect(screen).toContain('Test Farm');
  expect(screen).toContain('Nothing was new');
  expect(content.read('farm.yaml')).toBe(before);
});

test('answers are written, and every comment stays', async () => {
  const content = contentCopy();
  const before = content.read('farm.yaml');
  const { done, screen } = await talk(
    content.root,
    turns({
      'What is the farm called?': "Ann's Ducks: the farm",
      'newsletter?': 'https://ann.test/news',
      'payment app': 'Zelle',
      'Where is the post “Making Ducklings”?': 'https://ann.test/news/ducklings',
      'And this website': 'https://ann.test',
    }),
  );
  expect(done).toBe(true);
  expect(screen).toContain('npm run check');
  expect(content.read('farm.yaml')).toBe(
    before
      .replace('name: Test Farm', `name: "Ann's Ducks: the farm"`)
      .replace('https://news.test', 'https://ann.test/news')
      .replace('Venmo', 'Zelle')
      .replace('https://farm.test', 'https://ann.test'),
  );
  expect(content.read('posts/making-ducklings.yaml')).toContain(
    'link: https://ann.test/news/ducklings\n',
  );
  expect(await content.messages()).toEqual([]);
});

test('a wrong address is refused at once, and can be mended', async () => {
  const content = contentCopy();
  const [name, place, tipJar, ...rest] = turns({ 'tip jar?': 'ko-fi.com/ann' }) as [
    Turn,
    Turn,
    Turn,
  ];
  const mended: Turn = [
    'This is not a web address that we can link to.',
    `${WIPE}https://ko-fi.com/ann${ENTER}`,
  ];
  await talk(content.root, [name, place, tipJar, mended, ...rest]);
  expect(content.read('farm.yaml')).toContain('tipJar: https://ko-fi.com/ann\n');
});

test.each<[when: string, lines: Turn[]]>([
  [
    'at a question',
    [...turns({ 'What is the farm called?': 'Other' }).slice(0, 3), ['newsletter?', CTRL_C]],
  ],
  [
    'at the end',
    [...turns({ 'What is the farm called?': 'Other' }).slice(0, -1), ['Write this down?', 'n']],
  ],
])('stopping %s changes nothing', async (_when, lines) => {
  const content = contentCopy();
  const before = content.read('farm.yaml');
  const { screen } = await talk(content.root, lines);
  expect(screen).toContain('Nothing was changed.');
  expect(content.read('farm.yaml')).toBe(before);
});

test('broken content is reported before anything is asked', async () => {
  const content = contentCopy();
  content.write('farm.yaml', 'name: "Ann');
  const { done, screen } = await talk(content.root, []);
  expect(done).toBe(false);
  expect(screen).toContain('farm.yaml, line 1');
  expect(screen).not.toContain('Make this website yours');
});
