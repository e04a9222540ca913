import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isListed, kindNames } from '../model/content-files.ts';
import { fileOf, formOf, titleOf } from './content/content-kinds.ts';

const file = readFileSync('docs/owner-guide.md', 'utf8');
// The paragraph before says what bold means.
const guide = file.slice(file.indexOf('\n## '));
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('’', "'");

const sources = globSync('{model,photos,build,editor,tools}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.ts$|^editor.tests/.test(file))
  .map((file) => readFileSync(file, 'utf8').replaceAll(/\$\{saved\}/g, 'published'));
const formLabels = kindNames.flatMap((kind) => [
  ...(isListed(kind) ? [] : [titleOf(fileOf(kind), {})]),
  ...formOf(kind).fields.flatMap(({ label }) => [label, `Add ${label.toLowerCase()}`]),
]);
const shown = plain([...sources, ...formLabels.map((label) => `“${label}”`)].join('\n'));

test('the guide’s bold text is on the editor’s screens', () => {
  const quoted = [...guide.matchAll(/\*\*(.+?)\*\*/gs)].map(([, text = '']) => plain(text));
  expect(quoted.length).toBeGreaterThan(30);
  // On the computer, the review says save.
  const inCode = (text: string) =>
    text.replace(/\.$/, '').replace('Review and save', 'Review and publish');
  // A text or string of its own, not a word in a comment.
  const isShown = (text: string) =>
    new RegExp(`[>'"\`}“] ?${text.replaceAll(/[.*+?()]/g, '\\$&')}(?:\\.| ?[<'"\`{”])`, 'i').test(
      shown,
    );
  expect(quoted.filter((text) => !isShown(inCode(text)))).toEqual([]);
});

test('the messages in the guide are in the code', () => {
  const quoted = [...guide.matchAll(/^\| \*(.+?)\* \|/gm)].map(([, text = '']) => plain(text));
  expect(quoted.length).toBeGreaterThan(0);
  expect(quoted.filter((text) => !shown.includes(text))).toEqual([]);
});
