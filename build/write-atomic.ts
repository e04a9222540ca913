import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes a file so that it is never there in part, also if the power fails. */
export async function writeAtomic(file: string, content: string | Uint8Array): Promise<void> {
  const tempFile = join(dirname(file), `.${randomUUID()}.unfinished`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(tempFile, content, { flush: true });
  await rename(tempFile, file);
}
