import { readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { writeAtomic } from '../../build/write-atomic.ts';
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
  const when = new Date().toISOString();
  const id = `${when.replaceAll(/\D/g, '')}-${saveId}`;
  const written: HistoryEntry = { id, headline, when, ...entry };
  await writeAtomic(join(folder, `${id}.json`), JSON.stringify(written));
  const old = (await namesIn(root)).slice(MAX_ENTRIES);
  for (const name of old) await rm(join(folder, name));
  return id;
}

/** The names of the entries, newest first. */
async function namesIn(root: string): Promise<string[]> {
  const names = await readdir(folderFor(root)).catch(() => []);
  const entries = names.filter((name) => name.endsWith('.json'));
  return entries.sort().reverse();
}

/** The saves in the history, newest first. */
export async function savesIn(root: string): Promise<NonNullable<Published['saves']>> {
  const versions = (await namesIn(root)).map((name) => name.replace('.json', ''));
  return versions.map((version) => ({ version, id: version.split('-')[1] }));
}

/** Newest first. */
export async function readHistory(root: string): Promise<HistoryEntry[]> {
  const files = (await namesIn(root)).map((name) => join(folderFor(root), name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.map((text) => JSON.parse(text));
}

/** The bytes of a picture that a save removed. */
export async function removedPicture(root: string, id: string): Promise<Buffer | undefined> {
  for (const { pictures } of await readHistory(root)) {
    const copy = pictures[id];
    if (copy) return await readFile(join(projectOf(root), copy)).catch(() => undefined);
  }
  return undefined;
}
