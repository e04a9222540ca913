import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@astrojs/react';
import { build } from 'astro';
import { beforeAll, expect, test } from 'vitest';
import { picture } from '../../photos/fixtures/pictures.ts';
import { FILE_ATTRIBUTES, HYDRATION_ERROR } from '../../src/astro-internals/island-attributes.ts';
import { islandCode } from '../../src/astro-internals/island-code.ts';
import { pictureUrlPrefix } from '../../src/astro-internals/picture-name.ts';

/**
 * The Astro internals that this site relies on, tested on a one-page site that plain Astro builds.
 * Each expectation names the file to fix when an update of Astro changes them.
 */
const root = resolve('.cache/astro-internals');
const FIX = 'Astro has changed this. Fix src/astro-internals';
let page = '';

beforeAll(async () => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, 'src/pages'), { recursive: true });
  await picture({ width: 192, height: 192 }).png().toFile(join(root, 'src/picture.png'));
  writeFileSync(
    join(root, 'src/Island.jsx'),
    `import { useId } from 'react';
export const Island = () => <button type="button" id={useId()}>Quack</button>;\n`,
  );
  writeFileSync(
    join(root, 'src/pages/index.astro'),
    `---
import { Island } from '../Island.jsx';
import { getImage } from 'astro:assets';
import picture from '../picture.png';

const small = await getImage({ src: picture, width: 48, format: 'webp' });
const tiny = await getImage({ src: picture, width: 24, format: 'avif' });
---
<html lang="en"><body>
<Island client:idle={{ timeout: 7 }} />
<Island client:idle={{ timeout: 7 }} />
<p id="file">{picture.fsPath}</p>
<p id="size">{picture.clone.width}</p>
<img src={small.src} alt=""><img src={tiny.src} alt="">
</body></html>`,
  );
  await build({ root, configFile: false, logLevel: 'error', integrations: [react()] });
  page = readFileSync(join(root, 'dist/index.html'), 'utf8');
}, 60_000);

const textOf = (id: string) => page.match(new RegExp(`<p id="${id}">(.*?)</p>`))?.[1];

test('an island’s style, element and directives are inline in the page', () => {
  const { html, scripts, element } = islandCode(page, 'index.html');
  expect(scripts, `${FIX}/island-code.ts: one script for each directive`).toHaveLength(1);
  expect(element, `${FIX}/island-code.ts: the element’s script`).toContain('astro-island');
  expect(html, `${FIX}/island-code.ts: nothing of it is left`).not.toMatch(/<script|<style|uid=/);
});

test('islands are numbered by their position, not by which rendered first', () => {
  const second = page.replace(/r2(?="|R_)/g, 'r9');
  expect(second, `${FIX}/island-code.ts: NAME`).not.toBe(page);
  const [one, other] = [page, second].map((each) => islandCode(each, 'index.html').html);
  expect(one).toBe(other);
  expect(one?.match(/ prefix="\w+"| id="_\w+R_/g), `${FIX}/island-code.ts: NAME`).toEqual([
    ' prefix="i0"',
    ' id="_i0R_',
    ' prefix="i1"',
    ' id="_i1R_',
  ]);
});

test.each(['client="idle"', 'ssr', 'opts="', ...FILE_ATTRIBUTES.map((file) => `${file}="/`)])(
  'an island carries %s',
  (mark) => {
    const island = page.match(/<astro-island [^>]*>/)?.[0];
    expect(
      island,
      `${FIX}/island-attributes.ts: an island is an element of this name`,
    ).toBeDefined();
    expect(island, `${FIX}/island-attributes.ts: its attributes`).toContain(mark);
  },
);

test('a hydrated island loses ssr, and one that fails logs an error', () => {
  const { element } = islandCode(page, 'index.html');
  expect(element, `${FIX}/island-attributes.ts: NOT_HYDRATED`).toMatch(
    /removeAttribute\((["'`])ssr\1\)/,
  );
  expect(element, `${FIX}/island-attributes.ts: HYDRATION_ERROR`).toContain(HYDRATION_ERROR);
});

test('all sizes of a picture share a part of their names', () => {
  const [small = '', tiny = ''] = [...page.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src);
  expect(pictureUrlPrefix(small), `${FIX}/picture-name.ts`).toMatch(/picture\..+_$/);
  expect(pictureUrlPrefix(small), `${FIX}/picture-name.ts`).toBe(pictureUrlPrefix(tiny));
  expect(small).not.toBe(tiny);
});

test('a picture has its file’s path, and its size without being published', () => {
  expect(textOf('file'), `${FIX}/picture-file.ts: fsPath`).toBe(join(root, 'src/picture.png'));
  expect(textOf('size'), `${FIX}/picture-file.ts: clone`).toBe('192');
  const published = readdirSync(join(root, 'dist/_astro')).filter((name) => name.endsWith('.png'));
  expect(published, `${FIX}/picture-file.ts: clone`).toEqual([]);
});
