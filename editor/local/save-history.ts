import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { CommitMessage, PastSave } from '../backend.ts';
import type { Published } from '../content/published-content.ts';
import type { PastChange } from '../content/undo.ts';

/** Records saves on this computer, so that they can be undone before they are committed. */
export interface HistoryEntry extends PastSave {
  changes: PastChange[];
  /** The paths of the copies of removed pictures, by git blob hash. */
  pictures: Record<string, string>;
}

const MAX_ENTRIES = 50;

const projectOf = (root: string) => dirname(resolve(root));
const folderFor = (root: string) => join(projectOf(root), '.cache/editor-history');

export async function writeEntry(
  root: string,
  { headline, id: saveId }: CommitMessage,
  entry: Pick<HistoryEntry, 'changes' | 'pictures'>,
): Promise<string> {
  const folder = folderFor(root);
  await mkdir(folder, { recursive: true });
  const when = new Date().toISOString();
  const id = `${when.replaceAll(/\D/g, '')}-${saveId}`;
  const written: HistoryEntry = { id, headline, when, ...entry };
  await writeFile(join(folder, `${id}.json`), JSON.stringify(written));
  const old = (await readdir(folder)).sort().slice(0, -MAX_ENTRIES);
  for (const name of old) await rm(join(folder, name));
  return id;
}

/** The saves in the history, newest first. */
export async function savesIn(root: string): Promise<NonNullable<Published['saves']>> {
  const names = await readdir(folderFor(root)).catch(() => []);
  return names
    .map((name) => name.replace('.json', ''))
    .sort()
    .reverse()
    .map((version) => ({ version, id: version.split('-')[1] }));
}

/** Newest first. */
export async function readHistory(root: string): Promise<HistoryEntry[]> {
  const folder = folderFor(root);
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(
    names
      .sort()
      .reverse()
      .map((name) => readFile(join(folder, name), 'utf8')),
  );
  return texts.flatMap((text): HistoryEntry[] => {
    try {
      return [JSON.parse(text)];
    } catch {
      // The power failed during the write.
      return [];
    }
  });
}

/** The bytes of a picture that a save removed. */
export async function removedPicture(root: string, id: string): Promise<Buffer | undefined> {
  for (const { pictures } of await readHistory(root)) {
    const copy = pictures[id];
    if (copy) return await readFile(join(projectOf(root), copy)).catch(() => undefined);
  }
  return undefined;
}
