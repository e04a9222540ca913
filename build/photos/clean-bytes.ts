import type { Kind } from './anatomy.ts';
import { inspect } from './inspect.ts';
import { extensionFor, type Plan, planFor } from './plan.ts';
import { damagedFile } from './problem.ts';
import { decodeFully } from './reading.ts';
import { type Redrawn, redraw } from './redraw.ts';

export async function cleanBytes(bytes: Buffer, { work, anatomy }: Plan): Promise<Redrawn> {
  if (work === 'redraw') return await redraw(bytes, anatomy);
  const stripped = work === 'strip' ? anatomy.withoutFindings?.() : bytes;
  return { bytes: stripped ?? bytes, kind: anatomy.kind };
}

/** Proves that a cleaned photo can be read to the last pixel and needs nothing more. */
export async function prove(bytes: Buffer, kind: Kind): Promise<{ width: number; height: number }> {
  const result = inspect(bytes);
  if (result?.kind !== kind) throw damagedFile();
  const { anatomy, work } = planFor(bytes, extensionFor(kind, ''));
  if (work !== 'none') throw new Error(`it still carries ${anatomy.findings.join(', ')}`);
  await decodeFully(bytes);
  return { width: anatomy.width, height: anatomy.height };
}
