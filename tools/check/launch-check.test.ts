import { spawnSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { contentCopy } from '../../build/content/fixtures/content-copy.ts';
import { jpegWithLocation } from '../../photos/fixtures/pictures.ts';
import { launchCheck } from './launch-check.ts';
import { report } from './report.ts';

const TODAY = new Date('2026-03-05T18:00:00Z');

type Content = ReturnType<typeof contentCopy>;

async function warningsOf(content: Content) {
  const { warnings } = await launchCheck(content.root, TODAY);
  return warnings.map(
    ({ file, line, message }) =>
      `${file.replace(`${content.project}/`, '')}${line ? `:${line}` : ''} ${message}`,
  );
}

test('finds a photo with a location', async () => {
  const content = contentCopy();
  content.write('products/ducks/pond.webp', await jpegWithLocation());
  const { problems } = await launchCheck(content.root, TODAY);
  expect(problems).toEqual([
    {
      file: content.at('products/ducks/pond.webp'),
      message:
        'has a location in it. Run  npm run photos  to remove it, before you commit or upload anything.',
    },
  ]);
});

test('content that is all the owner’s own has no warnings', async () => {
  expect(await warningsOf(contentCopy())).toEqual([]);
});

test.each([
  ['Test Farm', 'Our Little Farm'],
  ['https://farm.test', 'https://example.com'],
  ['https://news.test', 'https://example.com/newsletter'],
  ['https://ko-fi.com/testfarm', 'https://ko-fi.com/'],
  ['(406) 444-0142', '(406) 555-0142'],
  ['phone: (406) 444-0142', 'email: your-farm@example.com'],
  ['Venmo', 'a peer-to-peer payment app'],
])('finds the placeholder %s → %s', async (own, placeholder) => {
  const content = contentCopy();
  content.replace('farm.yaml', own, placeholder);
  expect(await warningsOf(content)).toMatchSnapshot();
});

test('says first that the farm has no contact info, unless it has a contact or a platform', async () => {
  const content = contentCopy();
  content.replace('farm.yaml', 'Test Farm', 'Our Little Farm');
  content.replace('farm.yaml', 'phone: (406) 444-0142', 'note: Text us before you come.');
  const [first, ...others] = await warningsOf(content);
  expect(first).toBe(
    'content/farm.yaml The site says what you sell, but not how to reach you. Add your phone number or email address (contact), or one of your social pages (platforms). In the editor, they’re under Farm info.',
  );
  expect(others).toHaveLength(1);
  content.replace('products/ducks.yaml', 'title: Ducks', 'title: ""');
  expect((await warningsOf(content))[0]).toBe(first);
  content.replace('products/ducks.yaml', 'title: ""', 'title: Ducks');
  content.replace('farm.yaml', 'note: Text us before you come.', 'email: ann@farm.test');
  expect(await warningsOf(content)).toEqual(others);
  content.replace(
    'farm.yaml',
    'contact:\n  email: ann@farm.test',
    'platforms:\n  - name: Instagram\n    link: https://www.instagram.com/ann',
  );
  expect(await warningsOf(content)).toEqual(others);
});

test('finds the placeholder for a post’s address and an illustration', async () => {
  const content = contentCopy();
  content.replace('posts/making-ducklings.yaml', 'news.test', 'example.com');
  content.replace('products/ducks.yaml', 'A drake with', 'Illustration of a drake with');
  expect(await warningsOf(content)).toEqual([
    'content/posts/making-ducklings.yaml:4 https://example.com/making-ducklings is a placeholder. Enter your own web address.',
    'content/products/ducks.yaml 1 drawing. Replace with a photo when you have one.',
  ]);
});

test('finds a notice that is over, and an "as of" that is stale', async () => {
  const content = contentCopy();
  const farm = content.read('farm.yaml');
  content.write('farm.yaml', `${farm}notice:\n  text: Closed for snow.\n  lastDay: 2026-03-04\n`);
  content.replace(
    'products/ducks.yaml',
    '  rows:\n    - name: Straight',
    '  asOf: 2026-02-02\n  rows:\n    - name: Straight',
  );
  expect(await warningsOf(content)).toEqual([
    'content/farm.yaml:28 The notice ended March 4, 2026 and no longer shows. Remove it, or give it a new last day.',
    'content/products/ducks.yaml:52 This is from February 2, 2026, which was a while ago. Enter what you have now, and today’s date.',
  ]);
});

test('finds photos that no page shows', async () => {
  const content = contentCopy();
  content.write('products/ducks/IMG 1234.JPG', 'a photo');
  expect(await warningsOf(content)).toEqual([
    `content/products/ducks/IMG 1234.JPG Add it in the editor, or to the file that should show it, such as ${content.root}/products/ducks.yaml, or delete it.`,
  ]);
});

test('a shown photo isn’t unused because a Mac stores its ñ as two characters', async () => {
  const content = contentCopy();
  const [stored, entered] = ['NFD', 'NFC'].map((form) => 'piñata.webp'.normalize(form));
  renameSync(content.at('products/ducks/pond.webp'), content.at(`products/ducks/${stored}`));
  content.replace('products/ducks.yaml', 'pond.webp', `${entered}`);
  expect(await warningsOf(content)).toEqual([]);
});

test.each([
  [
    'another photo is missing',
    (content: Content) => rmSync(content.at('products/ducks/pond.webp')),
  ],
  [
    'a line can’t be read',
    (content: Content) => content.replace('products/ducks.yaml', 'title: The', 'title: "The'),
  ],
  [
    'its name is misspelled',
    (content: Content) => content.replace('products/ducks.yaml', 'drake.webp', 'Drake.webp'),
  ],
])('reports no unused photo while %s', async (_what, spoil) => {
  const content = contentCopy();
  spoil(content);
  const { problems, warnings } = await launchCheck(content.root, TODAY);
  expect(problems).toHaveLength(1);
  expect(warnings).toEqual([]);
});

test('names the placeholders in a file with an unknown field', async () => {
  const content = contentCopy();
  content.replace('farm.yaml', 'Venmo', 'a peer-to-peer payment app');
  content.replace('farm.yaml', 'place: Near', 'plaec: Near');
  const { problems, warnings } = await launchCheck(content.root, TODAY);
  expect(problems.length).toBeGreaterThan(0);
  expect(warnings.map(({ message }) => message)).toContain(
    '"a peer-to-peer payment app" is a placeholder. Enter the name of the app, such as Venmo.',
  );
});

test('finds videos and documents among the photos', async () => {
  const content = contentCopy();
  content.write('products/ducks/IMG_1234.MOV', 'a video');
  content.write('pages/gallery/prices.pdf', 'a document');
  content.write('products/ducks/Thumbs.db', 'made by Windows');
  const ADVICE =
    'The site shows photos only: .jpg, .png, .webp, .avif, and .heic from an iPhone. Move this file out of content, or save it as a photo.';
  expect(await warningsOf(content)).toEqual([
    `content/pages/gallery/prices.pdf ${ADVICE}`,
    `content/products/ducks/IMG_1234.MOV ${ADVICE}`,
  ]);
});

async function reportOn({ root }: Content, all = false) {
  const { problems, warnings } = await launchCheck(root, TODAY);
  return report(problems, warnings, { all });
}

test('what stops the site comes first, and what can wait is only counted', async () => {
  const content = contentCopy();
  content.replace('farm.yaml', 'Test Farm', 'Our Little Farm');
  content.replace('products/ducks.yaml', 'A drake with', 'Illustration of a drake with');
  content.replace('products/ducks.yaml', 'amount: 1\n', 'amount: $1\n');
  const order =
    /online: 1 thing\.[\s\S]*should be a price[\s\S]*Worth doing soon: 1 thing\.[\s\S]*placeholder[\s\S]*Can wait: 1 thing\.[\s\S]*drawings[^\n]*: 1\n/;
  const short = await reportOn(content);
  expect(short).toMatch(order);
  expect(short).not.toContain('1 drawing');
  expect(await reportOn(content, true)).toContain('1 drawing');
});

test('drawings and an unknown web address don’t keep the site from being ready', async () => {
  const content = contentCopy();
  content.replace('products/ducks.yaml', 'A drake with', 'Illustration of a drake with');
  content.replace('farm.yaml', 'https://farm.test', 'https://example.com');
  expect(await reportOn(content)).toContain('Everything looks good. The site is ready');
  content.write('farm.yaml', `${content.read('farm.yaml')}\nrepository: ann/farm\n`);
  expect(await reportOn(content), 'a host that doesn’t fill it in').toContain(
    'Worth doing soon: 1 thing.',
  );
});

test('the command fails on broken content only', () => {
  const content = contentCopy();
  const run = () =>
    spawnSync(process.execPath, [resolve('tools/check.ts')], {
      cwd: content.project,
      encoding: 'utf8',
    });
  content.replace('farm.yaml', 'Test Farm', 'Our Little Farm');
  const relaxed = run();
  expect(relaxed.stdout).toContain(
    'content/farm.yaml, line 3\n      "Our Little Farm" is a placeholder.',
  );
  expect(relaxed.stdout).toContain('Worth doing soon: 1 thing.');
  expect(relaxed.stdout).toContain('The site can go online as it is.');
  expect(relaxed.status).toBe(0);
  content.write('farm.yaml', '');
  const broken = run();
  expect(broken.status).toBe(1);
  expect(broken.stdout).toContain('content/farm.yaml\n    This file is empty.');
  expect(broken.stderr).toBe('');
});
