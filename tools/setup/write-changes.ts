import { globSync } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, relative, resolve } from 'node:path';
import { keepOriginal } from '../../build/photos/originals.ts';
import type { WrittenFile } from '../../src/content/checked-file.ts';
import type { FileChange } from '../../src/content/setup-answers.ts';

/** Writes changes into the content folder. The pictures of a card that goes, go with it; a copy is kept. */
export async function writeChanges(
  root: string,
  changes: readonly FileChange[],
  files: readonly WrittenFile[],
): Promise<void> {
  for (const { file, text } of changes) {
    if (text !== undefined) {
      await writeFile(file, text);
      continue;
    }
    await rm(file);
    const pictures = file.replace(/\.yaml$/, '');
    const isShared = files.some(
      (other) => other.file !== file && other.written.text.includes(`/${basename(pictures)}/`),
    );
    if (!isShared) await removeKeepingCopies(dirname(resolve(root)), pictures);
  }
}

async function removeKeepingCopies(project: string, folder: string) {
  for (const picture of globSync(`${folder}/*.*`)) {
    const { mtime } = await stat(picture);
    await keepOriginal(
      project,
      relative(project, resolve(picture)),
      await readFile(picture),
      mtime,
    );
  }
  await rm(folder, { recursive: true, force: true });
}
