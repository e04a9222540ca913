import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@astrojs/react';
import { build } from 'astro';
import { beforeAll, expect, test } from 'vitest';
import { FILE_ATTRIBUTES, HYDRATION_ERROR } from '../../src/astro-internals/island-attributes.ts';
import { islandCode } from '../../src/astro-internals/island-code.ts';

/**
 * The parts of Astro's islands that this site relies on, tested on a one-page site that plain Astro builds.
 * Each expectation names the file to fix when an update of Astro changes them.
 */
const root = resolve('.cache/astro-internals');
const FIX = 'Astro has changed this. Fix src/astro-internals';
let page = '';

beforeAll(async () => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, 'src/pages'), { recursive: true });
  writeFileSync(
    join(root, 'src/Island.jsx'),
    `import { useId } from 'react';
export const Island = () => <button type="button" id={useId()}>Quack</button>;\n`,
  );
  writeFileSync(
    join(root, 'src/pages/index.astro'),
    `---
import { Island } from '../Island.jsx';
---
<html lang="en"><body>
<Island client:idle={{ timeout: 7 }} />
<Island client:idle={{ timeout: 7 }} />
</body></html>`,
  );
  await build({ root, configFile: false, logLevel: 'error', integrations: [react()] });
  page = readFileSync(join(root, 'dist/index.html'), 'utf8');
}, 60_000);

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
