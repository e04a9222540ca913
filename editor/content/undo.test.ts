import { expect, test } from 'vitest';
import { EMPTY_DRAFT, parseData, withFile } from './draft.ts';
import { publishedWith } from './fixtures/published-with.ts';
import { rebaseDraft } from './rebase.ts';
import { changesOf } from './saving.ts';
import { withPending, withSent } from './sent.ts';
import { changesBetween, describePastChanges, revertedFiles, withReverted } from './undo.ts';

const FILE = 'posts/heron.yaml';
const post = (title: string, summary: string, comment = '') =>
  `${comment}title: ${title}\nnumber: 1\nsummary: ${summary}\nlink: https://example.com/a\nimage: ./heron/heron.jpg\nalt: A heron.\n`;
const NONE = publishedWith();
const OLD = publishedWith([FILE, post('Heron', 'A guest.', '# Ours\n')]);
const NEW = publishedWith([FILE, post('Heron', 'A tall guest.')]);

test('undo keeps what was typed or sent meanwhile', () => {
  const reverted = revertedFiles(changesBetween(OLD.files, NEW.files));
  const data = { ...parseData(NEW.files[FILE]?.text), title: 'Typed', summary: 'Typed.' };
  const typed = withFile(NEW, EMPTY_DRAFT, FILE, data);
  const draft = rebaseDraft(NEW, withReverted(NEW, typed, reverted));
  expect(changesOf(NEW, draft)).toEqual([{ path: FILE, text: post('Typed', 'Typed.') }]);
  const sent = withSent(typed, { id: 'a', version: '1', files: typed.files });
  expect(withReverted(withPending(NEW, sent), sent, reverted)).toEqual(sent);
});

test.each([
  [OLD, NEW, 'Summary: A guest. → A tall guest.'],
  [NONE, OLD, 'New blog post'],
  [OLD, NONE, 'Removed'],
])('describes the changes of a past save', (before, after, line) => {
  const described = describePastChanges(changesBetween(before.files, after.files));
  expect(described).toMatchObject([{ title: 'Heron', changes: [{ line }] }]);
});
