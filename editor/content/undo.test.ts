import { describe, expect, test } from 'vitest';
import { type Draft, EMPTY_DRAFT, parseData, withFile } from './draft.ts';
import type { Published } from './published-content.ts';
import { rebaseDraft } from './rebase.ts';
import { changesOf, missingPictures } from './saving.ts';
import { withPending, withSent } from './sent.ts';
import { changesBetween, describePastChanges, revertedFiles, withReverted } from './undo.ts';

const FILE = 'posts/heron.yaml';
const PICTURE = 'posts/heron/heron.jpg';
const post = (title: string, summary: string, comment = '') =>
  `${comment}title: ${title}\nnumber: 1\nsummary: ${summary}\nlink: https://example.com/a\nimage: ./heron/heron.jpg\nalt: A heron.\n`;

const published = (texts: Record<string, string>): Published['files'] =>
  Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [
      path,
      path.endsWith('.yaml') ? { id: text, text } : { id: text },
    ]),
  );

function undone(
  before: Record<string, string>,
  after: Record<string, string>,
  draft: Draft = EMPTY_DRAFT,
) {
  const changes = changesBetween(published(before), published(after));
  const content = { version: 'now', files: published(after) };
  const reverted = rebaseDraft(content, withReverted(content, draft, revertedFiles(changes)));
  return { changes: changesOf(content, reverted), missing: missingPictures(content, reverted) };
}

const OLD = { [FILE]: post('Heron', 'A guest.', '# Ours\n'), [PICTURE]: 'bytes' };
const NEW = { ...OLD, [FILE]: post('Heron', 'A tall guest.') };

describe('undo', () => {
  test('keeps what was typed or sent meanwhile', () => {
    const content = { version: 'now', files: published(NEW) };
    const data = { ...parseData(NEW[FILE]), title: 'Typed', summary: 'Typed.' };
    const typed = withFile(content, EMPTY_DRAFT, FILE, data);
    const { changes } = undone(OLD, NEW, typed);
    expect(changes).toEqual([{ path: FILE, text: post('Typed', 'Typed.') }]);
    const sent = withSent(typed, { id: 'a', version: 'now', files: typed.files });
    const base = withPending(content, sent);
    const files = revertedFiles(changesBetween(published(OLD), published(NEW)));
    expect(withReverted(base, sent, files)).toEqual(sent);
  });
});

test('describes the changes of a past save', () => {
  const describe = (before: Record<string, string>, after: Record<string, string>) =>
    describePastChanges(changesBetween(published(before), published(after))).map(
      ({ title, changes }) => [title, ...changes.map(({ line }) => line)],
    );
  expect(describe(OLD, NEW)).toEqual([['Heron', 'Summary: A guest. → A tall guest.']]);
  expect(describe({}, OLD)).toEqual([['Heron', 'New blog post']]);
  expect(describe(OLD, {})).toEqual([['Heron', 'Removed']]);
});
