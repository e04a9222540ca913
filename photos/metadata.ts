import { inspect } from './inspect.ts';
import { LOCATION, mentionsLocation } from './metadata-kinds.ts';

export { LOCATION } from './metadata-kinds.ts';

/**
 * Lists the metadata in a file's bytes; [] if it is clean. In a file of an unknown format, or one that is
 * cut off, it can only search for a location.
 */
export function carriesMetadata(bytes: Uint8Array): string[] {
  const facts = inspect(bytes);
  const metadata = new Set(facts?.metadata);
  if ((facts === undefined || facts.cutOff) && mentionsLocation(bytes)) metadata.add(LOCATION);
  return [...metadata];
}
