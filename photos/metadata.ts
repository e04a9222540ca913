import { inspect } from './inspect.ts';
import { LOCATION, mentionsLocation } from './metadata-kinds.ts';

export { LOCATION } from './metadata-kinds.ts';

/**
 * Lists, in plain words, what a file carries besides its picture; [] when it is clean.
 * Judged on the bytes themselves. In a file of another kind, or one that is cut off, only a
 * location can be looked for.
 */
export function carriesMetadata(bytes: Uint8Array): string[] {
  const facts = inspect(bytes);
  const metadata = new Set(facts?.metadata);
  if ((facts === undefined || facts.cutOff) && mentionsLocation(bytes)) metadata.add(LOCATION);
  return [...metadata];
}
