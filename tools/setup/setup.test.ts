import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { contentCopy } from '../../build/content/fixtures/content-copy.ts';
import { converse } from './conversation.ts';

const ENTER = '\r';
const UP = '\x1b[A';
const DOWN = '\x1b[B';
const CTRL_C = '\x03';
const WIPE = '\x15';

type Turn = [theProgramSays: string, ...keys: string[]];

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
  for (const [words, ...keys] of turns) {
    await expect.poll(() => screen.slice(heard), { timeout: 10_000 }).toContain(words);
    heard = screen.length;
    for (const key of keys) input.write(key);
  }
  return { done: await talking, screen };
}

const QUESTIONS = {
  name: 'What is the farm called?',
  place: 'Where is it?',
  pickup: 'pick up what they buy?',
  tipJar: 'your tip jar?',
  newsletter: 'your newsletter?',
  phone: 'text or call?',
  email: 'Which email address',
  payment: 'Which payment app',
  post: 'read the post “Making Ducklings”?',
  site: 'find this website?',
};
type About = keyof typeof QUESTIONS;
const ALL = Object.keys(QUESTIONS) as About[];

const turn = (about: About, answer = ''): Turn => [QUESTIONS[about], ...answer, ENTER];
/** Every question with Enter as its answer, except those given here. */
const turns = (answers: Partial<Record<About, string>> = {}): Turn[] =>
  ALL.map((about) => turn(about, answers[about]));
const YES: Turn = ['Is this right?', ENTER];

test('keeping every answer changes nothing', async () => {
  const content = contentCopy();
  const before = content.read('farm.yaml');
  const { done, screen } = await talk(content.root, [...turns(), YES]);
  expect(done).toBe(true);
  expect(screen).toContain('Test Farm');
  expect(screen).toContain('Nothing was new');
  expect(content.read('farm.yaml')).toBe(before);
});

test('answers are written, and every comment stays', async () => {
  const content = contentCopy();
  const before = content.read('farm.yaml');
  const answers = {
    name: "Ann's Ducks: the farm",
    newsletter: 'https://ann.test/news',
    payment: 'Zelle',
    post: 'https://ann.test/news/ducklings',
    site: 'https://ann.test',
  };
  const { done, screen } = await talk(content.root, [...turns(answers), YES]);
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

test.each<[what: string, about: About, wrong: string, words: string, right: string]>([
  [
    'an address without https://',
    'tipJar',
    'ko-fi.com/ann',
    'This is not a web address that we can link to.',
    'https://ko-fi.com/ann',
  ],
  [
    'a phone number without its area code',
    'phone',
    '555-0142',
    'This is not a phone number with its area code.',
    '406.555.0142',
  ],
  [
    'a web address as a way to pay',
    'payment',
    'https://venmo.com/ann',
    'This is a web address, which nobody can click there.',
    'PayPal',
  ],
])('%s is refused at once, and can be mended', async (_what, about, wrong, words, right) => {
  const content = contentCopy();
  const lines = turns({ [about]: wrong });
  const mended: Turn = [words, WIPE, ...right, ENTER];
  await talk(content.root, [...lines.toSpliced(ALL.indexOf(about) + 1, 0, mended), YES]);
  expect(content.read('farm.yaml')).toContain(` ${right}\n`);
  expect(await content.messages()).toEqual([]);
});

test('spaces count as keeping what is there', async () => {
  const content = contentCopy();
  const before = content.read('farm.yaml');
  const { screen } = await talk(content.root, [...turns({ name: '  ', tipJar: ' ' }), YES]);
  expect(screen).toContain('Nothing was new');
  expect(content.read('farm.yaml')).toBe(before);
});

test('none is no answer where every farm has one', async () => {
  const content = contentCopy();
  await talk(content.root, [
    turn('name', 'none'),
    ['can’t do without this one', WIPE, ...'Duck Hill', ENTER],
    ...turns().slice(1),
    YES,
  ]);
  expect(content.read('farm.yaml')).toContain('name: Duck Hill\n');
});

test('a slip is mended by going back, without starting over', async () => {
  const content = contentCopy();
  await talk(content.root, [
    turn('name', 'Ann’s Dukcs'),
    turn('place', 'Near Lolo, Montana'),
    turn('pickup', 'back'),
    turn('place', 'back'),
    turn('name', 'Ann’s Ducks'),
    ...turns().slice(1),
    YES,
  ]);
  expect(content.read('farm.yaml')).toContain('name: Ann’s Ducks\nplace: Near Lolo, Montana\n');
});

test('“back” at the first question asks it again', async () => {
  const content = contentCopy();
  await talk(content.root, [turn('name', 'back'), ...turns({ name: 'Other' }), YES]);
  expect(content.read('farm.yaml')).toContain('name: Other\n');
});

test('any answer can be changed at the end', async () => {
  const content = contentCopy();
  const { screen } = await talk(content.root, [
    ...turns({ name: 'Ann’s Dukcs' }),
    ['Change  Name: Ann’s Dukcs', DOWN, ENTER],
    turn('name', 'Ann’s Ducks'),
    ['Change  Name: Ann’s Ducks', ENTER],
  ]);
  expect(screen).toContain('Change  Tip jar: https://ko-fi.com/testfarm');
  expect(content.read('farm.yaml')).toContain('name: Ann’s Ducks\n');
});

test('a farm without tip jar, newsletter, payment app and posts says “none”, and builds', async () => {
  const content = contentCopy();
  const none = { tipJar: 'none', newsletter: '“None”', payment: 'none', post: 'none' };
  const { screen } = await talk(content.root, [...turns(none), YES]);
  expect(screen).toContain('Tip jar: none (no page has a button for it)');
  expect(screen).toContain('its card is taken off the blog');
  expect(content.read('farm.yaml')).not.toMatch(/tipJar|newsletter|Venmo/);
  expect(existsSync(content.at('posts/making-ducklings.yaml'))).toBe(false);
  expect(existsSync(content.at('posts/making-ducklings'))).toBe(false);
  const kept = join(content.project, '.photo-originals/content/posts/making-ducklings');
  expect(readdirSync(kept)).toHaveLength(1);
  expect(await content.messages()).toEqual([]);

  const again = ALL.filter((about) => about !== 'post').map((about) =>
    turn(about, about === 'tipJar' ? 'https://ko-fi.com/ann' : ''),
  );
  await talk(content.root, [...again, YES]);
  expect(content.read('farm.yaml')).toContain(
    'site: https://farm.test\ntipJar: https://ko-fi.com/ann\n',
  );
});

test.each<[when: string, lines: Turn[]]>([
  ['at a question', [turn('name', 'Other'), turn('place'), [QUESTIONS.pickup, CTRL_C]]],
  ['at the end', [...turns({ name: 'Other' }), ['Is this right?', UP, ENTER]]],
  ['at the end with Ctrl+C', [...turns({ name: 'Other' }), ['Is this right?', CTRL_C]]],
])('stopping %s changes nothing', async (_when, lines) => {
  const content = contentCopy();
  const before = content.read('farm.yaml');
  const { screen } = await talk(content.root, lines);
  expect(screen).toContain('Nothing was changed.');
  expect(content.read('farm.yaml')).toBe(before);
});

test('a broken fact is asked for until it is mended', async () => {
  const content = contentCopy();
  content.replace('farm.yaml', 'name: Test Farm', 'name: ""');
  content.replace('farm.yaml', /payment:[\s\S]*Venmo/, 'payment:\n  title: Payment');
  const [, place, ...rest] = turns({ payment: 'Venmo' }) as [Turn, Turn];
  const { done, screen } = await talk(content.root, [
    ['What is the farm called?', ENTER],
    ['This is empty. Write some words, like: Our Little Farm', ...'Ann’s Ducks', ENTER],
    place,
    ...rest,
    YES,
  ]);
  expect(done).toBe(true);
  expect(screen).toContain('You will be asked about 2 things that must be mended.');
  expect(screen).not.toContain('In other places');
  expect(content.read('farm.yaml')).toContain('name: "Ann’s Ducks"\n');
  expect(await content.messages()).toEqual([]);
});

test('other broken files don’t keep the owner from answering', async () => {
  const content = contentCopy();
  content.replace('products/ducks.yaml', 'amount: 1\n', 'amount: $1\n');
  const { done, screen } = await talk(content.root, [...turns({ name: 'Other' }), YES]);
  expect(done).toBe(true);
  expect(screen).toContain('In other places, one thing must be mended');
  expect(content.read('farm.yaml')).toContain('name: Other\n');
});

test('a farm’s file that can’t be read is reported before anything is asked', async () => {
  const content = contentCopy();
  content.write('farm.yaml', 'name: "Ann');
  const { done, screen } = await talk(content.root, []);
  expect(done).toBe(false);
  expect(screen).toContain('farm.yaml, line 1');
  expect(screen).toContain('Then run  npm run setup  again.');
  expect(screen).not.toContain('Make this website yours');
});
