import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { contentCopy } from '../build/content/fixtures/content-copy.ts';
import { cleanJpeg } from '../build/photos/fixtures/pictures.ts';
import { save } from './save.ts';

const DUCKS = 'products/ducks.yaml';

/** What Keystatic sends: every field of the form, with empty groups and lists where nothing is. */
function formOf(content: ReturnType<typeof contentCopy>, file: string, change = {}) {
  return { path: file, text: stringify({ ...parse(content.read(file)), ...change }) };
}

test('a form saved as it was opened leaves the file byte for byte', async () => {
  const content = contentCopy();
  const before = content.read(DUCKS);
  const emptyGroups = { pricingPlaceholder: {}, comingSoon: 'Coming Soon' };
  const photos = parse(before).photos.map((photo: object) => ({ ...photo, focus: 'center' }));
  const pricing = { ...parse(before).pricing, notes: [] };
  const form = formOf(content, DUCKS, { ...emptyGroups, photos, pricing });
  expect(await save(content.root, { additions: [form], deletions: [] })).toBeUndefined();
  expect(content.read(DUCKS)).toBe(before);
});

test('a changed price changes its line, and comments stay', async () => {
  const content = contentCopy();
  const before = content.read(DUCKS);
  const { pricing } = parse(before);
  pricing.rows[0].priceAsIs.amount = 2;
  await save(content.root, { additions: [formOf(content, DUCKS, { pricing })], deletions: [] });
  expect(content.read(DUCKS)).toBe(before.replace('amount: 1\n', 'amount: 2\n'));
});

test('a group whose fields are all emptied is removed', async () => {
  const content = contentCopy();
  const form = formOf(content, DUCKS, {
    youngBirds: { rows: [] },
    pricing: { rows: [], notes: [] },
  });
  expect(await save(content.root, { additions: [form], deletions: [] })).toBeUndefined();
  expect(parse(content.read(DUCKS))).not.toHaveProperty('youngBirds');
  expect(parse(content.read(DUCKS))).not.toHaveProperty('pricing');
});

test('a group that is half filled in is refused, and nothing changes', async () => {
  const content = contentCopy();
  const before = content.read('products/plants.yaml');
  const form = formOf(content, 'products/plants.yaml', {
    title: 'Herbs',
    pricing: { title: 'Basil', rows: [] },
  });
  const problem = await save(content.root, { additions: [form], deletions: [] });
  expect(problem).toContain('pricing › heading: is missing. Write some words, like: Pricing');
  expect(content.read('products/plants.yaml')).toBe(before);
});

test('a deletion that another page needs is refused and undone', async () => {
  const content = contentCopy();
  const deletions = ['pages/home/hero.webp'];
  const problem = await save(content.root, { additions: [], deletions });
  expect(problem).toContain('there is no picture');
  expect(existsSync(content.at('pages/home/hero.webp'))).toBe(true);
});

test('a section can be deleted with its pictures, and renamed with its comments', async () => {
  const content = contentCopy();
  await save(content.root, {
    additions: [{ ...formOf(content, 'products/plants.yaml'), path: 'products/herbs.yaml' }],
    deletions: ['products/plants.yaml'],
  });
  expect(content.read('products/herbs.yaml')).toContain('# Plants.');
  expect(existsSync(content.at('products/plants.yaml'))).toBe(false);
  const deletions = [DUCKS, 'products/ducks/pond.webp', 'products/ducks/drake.webp'];
  expect(await save(content.root, { additions: [], deletions })).toBeUndefined();
  expect(existsSync(content.at('products/ducks/pond.webp'))).toBe(false);
});

test('pictures of a new post move from the drafts into its own folder', async () => {
  const content = contentCopy();
  content.write('posts/.drafts/heron.jpg', await cleanJpeg());
  const form = {
    title: 'Heron',
    number: 2,
    summary: 'A tall guest.',
    link: 'https://news.test/heron',
    image: './.drafts/heron.jpg',
    alt: 'A heron.',
    focus: 'center',
  };
  const additions = [{ path: 'posts/heron.yaml', text: stringify(form) }];
  expect(await save(content.root, { additions, deletions: [] })).toBeUndefined();
  expect(content.read('posts/heron.yaml')).toContain('image: ./heron/heron.jpg\n');
  expect(content.read('posts/heron.yaml')).not.toContain('focus');
  expect(existsSync(content.at('posts/heron/heron.jpg'))).toBe(true);
});

test('a fault that was there before does not keep other files from being saved', async () => {
  const content = contentCopy();
  content.write('pages/blog.yaml', '');
  const form = formOf(content, 'farm.yaml', { name: 'Another Farm' });
  expect(await save(content.root, { additions: [form], deletions: [] })).toBeUndefined();
  expect(content.read('farm.yaml')).toContain('name: Another Farm\n');
});
