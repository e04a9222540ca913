import { rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { WrittenFile } from '../../src/content/checked-file.ts';
import type { FileChange } from '../../src/content/setup-answers.ts';

/** Writes changes into the content folder. The pictures of a card that goes, go with it. */
export async function writeChanges(
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
    if (!isShared) await rm(pictures, { recursive: true, force: true });
  }
}
