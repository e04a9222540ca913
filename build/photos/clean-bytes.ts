import { inspect } from '../../photos/inspect.ts';
import { damagedFile } from '../../photos/photo-error.ts';
import type { Kind } from '../../photos/picture-info.ts';
import { extensionFor, type Plan, planCleaning } from './cleaning-plan.ts';
import { assertReadableSize, decodeFully } from './read-picture.ts';
import { type Reencoded, reencode } from './reencode.ts';

export async function cleanBytes(bytes: Buffer, { action, info }: Plan): Promise<Reencoded> {
  if (action === 'reencode') return await reencode(bytes, info);
  const stripped = action === 'strip' ? info.withoutMetadata?.() : bytes;
  return { bytes: stripped ?? bytes, kind: info.kind };
}

/** Checks that a cleaned photo decodes fully and needs no more cleaning. */
export async function assertClean(
  bytes: Buffer,
  kind: Kind,
): Promise<{ width: number; height: number }> {
  const result = inspect(bytes);
  if (result?.kind !== kind) throw damagedFile();
  const { info, action } = planCleaning(bytes, extensionFor(kind, ''));
  if (action !== 'none') throw new Error(`it still carries ${info.metadata.join(', ')}`);
  await decodeFully(bytes);
  await assertReadableSize(bytes);
  return { width: info.width, height: info.height };
}
