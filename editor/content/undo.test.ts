import { describe, expect, test } from 'vitest';
import { changesOf, finalizeNames, rebaseDraft } from './draft.ts';
import { gitId } from './git-id.ts';
import type { Stored, StoredFile } from './stored-content.ts';
import { changesBetween, describePastChanges, undoDraft } from './undo.ts';

const FILE = 'posts/heron.yaml';
const PICTURE = 'posts/heron/heron.jpg';
const post = (title: string, summary: string, comment = '') =>
  `${comment}title: ${title}\nnumber: 1\nsummary: ${summary}\nlink: https://example.com/a\nimage: ./heron/heron.jpg\nalt: A heron.\n`;

async function stored(texts: Record<string, string>): Promise<Stored['files']> {
  const files: Record<string, StoredFile> = {};
  for (const [path, text] of Object.entries(texts)) {
    const id = await gitId(new TextEncoder().encode(text));
    files[path] = path.endsWith('.yaml') ? { id, text } : { id };
  }
  return files;
}

const requestedIds: string[] = [];
const picture = async (id: string) => {
  requestedIds.push(id);
  return new Blob([id]);
};

async function undone(
  before: Record<string, string>,
  after: Record<string, string>,
  now: Record<string, string> = after,
) {
  const changes = changesBetween(await stored(before), await stored(after));
  const content = { version: 'now', files: await stored(now) };
  const merged = rebaseDraft(content, await undoDraft(content, changes, picture));
  const draft = finalizeNames(content, merged.draft);
  return { conflicts: merged.conflicts, changes: changesOf(content, draft) };
}

const OLD = { [FILE]: post('Heron', 'A guest.', '# Ours\n'), [PICTURE]: 'bytes' };
const NEW = { ...OLD, [FILE]: post('Heron', 'A tall guest.') };

describe('undo', () => {
  test('restores the file with its comments', async () => {
    expect(await undone(OLD, NEW)).toEqual({
      conflicts: [],
      changes: [{ path: FILE, text: OLD[FILE] }],
    });
  });

  test('restores a removed file and its picture with their names', async () => {
    const { changes } = await undone(OLD, {});
    expect(changes).toEqual([
      { path: PICTURE, photo: expect.any(Blob) },
      { path: FILE, text: OLD[FILE] },
    ]);
    expect(requestedIds.at(-1)).toBe((await stored(OLD))[PICTURE]?.id);
  });

  test('removes a new file and its picture', async () => {
    expect((await undone({}, OLD)).changes).toEqual([
      { path: FILE, deleted: true },
      { path: PICTURE, deleted: true },
    ]);
  });
});

test('describes the changes of a past save', async () => {
  const describe = async (before: object, after: object) =>
    describePastChanges(
      changesBetween(
        await stored(before as Record<string, string>),
        await stored(after as Record<string, string>),
      ),
    ).map(({ title, changes }) => [title, ...changes.map(({ line }) => line)]);
  expect(await describe(OLD, NEW)).toEqual([['Heron', 'Summary: A guest. → A tall guest.']]);
  expect(await describe({}, OLD)).toEqual([['Heron', 'New blog post']]);
  expect(await describe(OLD, {})).toEqual([['Heron', 'Removed']]);
});
