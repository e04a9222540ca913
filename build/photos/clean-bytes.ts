import { inspect } from '../../photos/inspect.ts';
import { damagedFile } from '../../photos/photo-problem.ts';
import type { Kind } from '../../photos/picture-facts.ts';
import { extensionFor, type Plan, planCleaning } from './cleaning-plan.ts';
import { decodeFully, expectSize } from './read-picture.ts';
import { type Reencoded, reencode } from './reencode.ts';

export async function cleanBytes(bytes: Buffer, { work, facts }: Plan): Promise<Reencoded> {
  if (work === 'reencode') return await reencode(bytes, facts);
  const stripped = work === 'strip' ? facts.withoutMetadata?.() : bytes;
  return { bytes: stripped ?? bytes, kind: facts.kind };
}

/** Checks that a cleaned photo decodes fully and needs no more cleaning. */
export async function expectClean(
  bytes: Buffer,
  kind: Kind,
): Promise<{ width: number; height: number }> {
  const result = inspect(bytes);
  if (result?.kind !== kind) throw damagedFile();
  const { facts, work } = planCleaning(bytes, extensionFor(kind, ''));
  if (work !== 'none') throw new Error(`it still carries ${facts.metadata.join(', ')}`);
  await decodeFully(bytes);
  await expectSize(bytes);
  return { width: facts.width, height: facts.height };
}
