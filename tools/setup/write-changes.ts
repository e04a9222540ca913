import { existsSync, readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { keepBeforeRemoval } from '../../build/photos/originals.ts';
import type { WrittenFile } from '../../model/checked-file.ts';
import type { FileChange } from '../../model/setup-answers.ts';

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
    if (!isShared) await removeKeepingCopies(root, pictures);
  }
}

async function removeKeepingCopies(root: string, folder: string) {
  if (!existsSync(folder)) return;
  for (const picture of readdirSync(folder)) await keepBeforeRemoval(root, join(folder, picture));
  await rm(folder, { recursive: true });
}
