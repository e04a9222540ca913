import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Beside the sizes that Astro keeps of every picture. */
const FOLDER = '.cache/astro/looked-at';

/**
 * What a look at all pixels of a picture told or gave, which takes long. It is the same as long as the
 * picture's bytes are, so a later build need not look again. A look that fails is not kept.
 */
export async function remembered(
  bytes: Buffer,
  question: string,
  look: () => Promise<Buffer>,
): Promise<Buffer> {
  const asked = createHash('sha256').update(`${question} ${sharp.versions.vips}\n`).update(bytes);
  const file = `${FOLDER}/${asked.digest('hex')}`;
  const known = await readFile(file).catch(() => undefined);
  if (known?.length) return known;
  const answer = await look();
  // Another build may read it in the same moment, so it is there whole or not at all.
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(FOLDER, { recursive: true });
  await writeFile(unfinished, answer);
  await rename(unfinished, file);
  return answer;
}
