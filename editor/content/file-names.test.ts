import { expect, test } from 'vitest';
import { newPhotoPath, newPostPath, newSectionPath } from './file-names.ts';

test.each([
  ['IMG_0042 (1).HEIC', 'img-0042-1'],
  ['a#1.jpg', 'a-1'],
  ['half 100%.jpg', 'half-100'],
  ['🦆🦆.png', 'photo'],
  ['Über den Teich.jpeg', 'uber-den-teich'],
  ['../../etc/passwd.jpg', 'etc-passwd'],
  ['.jpg', 'photo'],
])('a photo named %s is saved as %s and a hash', async (name, start) => {
  const path = await newPhotoPath('products/ducks.yaml', name, new Blob(['x']), '.jpg');
  expect(path).toBe(`products/ducks/${start}-2d711642b7.jpg`);
});

test.each([
  ['Baby birds', /^baby-birds$/],
  ['It’s Time!', /^it-s-time$/],
  ['2026 was good', /^was-good$/],
  ['🥚', /^section-[a-z]{6}$/],
  ['عسل', /^section-[a-z]{6}$/],
  ['Ducks', /^ducks-[a-z]{6}$/],
])('a section titled %s is named %s', (title, name) => {
  const path = newSectionPath(title, ['ducks']);
  expect(path.replace(/^products\/(.*)\.yaml$/, '$1')).toMatch(name);
});

test('two posts never have the same path', () => {
  const paths = Array.from({ length: 100 }, () => newPostPath('2026-03-05'));
  expect(new Set(paths).size).toBe(100);
  expect(paths[0]).toMatch(/^posts\/post-2026-03-05-[a-z]{6}\.yaml$/);
});
