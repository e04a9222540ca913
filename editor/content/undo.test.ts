import { describe, expect, test } from 'vitest';
import { type Draft, EMPTY_DRAFT, parseData, withFile } from './draft.ts';
import { gitId } from './git-id.ts';
import type { Published, PublishedFile } from './published-content.ts';
import { rebaseDraft } from './rebase.ts';
import { changesOf, missingPictures } from './saving.ts';
import { withPending, withSent } from './sent.ts';
import { changesBetween, describePastChanges, revertedFiles, withReverted } from './undo.ts';

const FILE = 'posts/heron.yaml';
const PICTURE = 'posts/heron/heron.jpg';
const post = (title: string, summary: string, comment = '') =>
  `${comment}title: ${title}\nnumber: 1\nsummary: ${summary}\nlink: https://example.com/a\nimage: ./heron/heron.jpg\nalt: A heron.\n`;

async function published(texts: Record<string, string>): Promise<Published['files']> {
  const files: Record<string, PublishedFile> = {};
  for (const [path, text] of Object.entries(texts)) {
    const id = await gitId(new TextEncoder().encode(text));
    files[path] = path.endsWith('.yaml') ? { id, text } : { id };
  }
  return files;
}

async function undone(
  before: Record<string, string>,
  after: Record<string, string>,
  draft: Draft = EMPTY_DRAFT,
) {
  const changes = changesBetween(await published(before), await published(after));
  const content = { version: 'now', files: await published(after) };
  const reverted = rebaseDraft(content, withReverted(content, draft, revertedFiles(changes)));
  return { changes: changesOf(content, reverted), missing: missingPictures(content, reverted) };
}

const OLD = { [FILE]: post('Heron', 'A guest.', '# Ours\n'), [PICTURE]: 'bytes' };
const NEW = { ...OLD, [FILE]: post('Heron', 'A tall guest.') };

describe('undo', () => {
  test('restores the file with its comments', async () => {
    expect(await undone(OLD, NEW)).toEqual({
      changes: [{ path: FILE, text: OLD[FILE] }],
      missing: [],
    });
  });

  test('keeps what was typed or sent meanwhile', async () => {
    const content = { version: 'now', files: await published(NEW) };
    const data = { ...parseData(NEW[FILE]), title: 'Typed', summary: 'Typed.' };
    const typed = withFile(content, EMPTY_DRAFT, FILE, data);
    const { changes } = await undone(OLD, NEW, typed);
    expect(changes).toEqual([{ path: FILE, text: post('Typed', 'Typed.') }]);
    const sent = withSent(typed, { id: 'a', version: 'now', files: typed.files });
    const base = withPending(content, sent);
    const files = revertedFiles(changesBetween(await published(OLD), await published(NEW)));
    expect(withReverted(base, sent, files)).toEqual(sent);
  });
});

test('describes the changes of a past save', async () => {
  const describe = async (before: Record<string, string>, after: Record<string, string>) =>
    describePastChanges(changesBetween(await published(before), await published(after))).map(
      ({ title, changes }) => [title, ...changes.map(({ line }) => line)],
    );
  expect(await describe(OLD, NEW)).toEqual([['Heron', 'Summary: A guest. → A tall guest.']]);
  expect(await describe({}, OLD)).toEqual([['Heron', 'New blog post']]);
  expect(await describe(OLD, {})).toEqual([['Heron', 'Removed']]);
});
