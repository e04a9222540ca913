import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import sharp from 'sharp';
import { problemLine } from '../../photos/photo-problem.ts';
import { remembered } from '../../src/pictures/image-cache.ts';
import { planFor } from '../photos/plan.ts';
import { readPicture } from '../photos/read-picture.ts';

const SMALL = 32;
const judged = new Map<string, Promise<string | undefined>>();

/** Reads a picture to its last pixel. Undefined: it can be shown. Once for each version of a file. */
export async function whyUnreadable(file: string): Promise<string | undefined> {
  const { mtimeMs, size } = await stat(file);
  const version = `${file} ${mtimeMs} ${size}`;
  const judgement = judged.get(version) ?? judge(file);
  judged.set(version, judgement);
  return judgement;
}

async function judge(file: string): Promise<string | undefined> {
  try {
    const bytes = await readFile(file);
    if (extname(file).toLowerCase() === '.svg') return await whyNotDrawn(file, bytes);
    planFor(bytes, extname(file));
    await remembered(bytes, 'readable', () =>
      readPicture(bytes, (picture) => picture.resize(SMALL).raw().toBuffer()),
    );
    return undefined;
  } catch (error) {
    return problemLine(file, error);
  }
}

async function whyNotDrawn(file: string, bytes: Buffer): Promise<string | undefined> {
  const drawn = await sharp(bytes)
    .resize(SMALL)
    .raw()
    .toBuffer()
    .catch(() => undefined);
  return drawn
    ? undefined
    : `${file} can’t be read as a drawing. Save it as a PNG and use that instead.`;
}
