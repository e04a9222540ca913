import { inspect } from './inspect.ts';
import { LOCATION, mentionsLocation } from './metadata-kinds.ts';

export { LOCATION } from './metadata-kinds.ts';

/**
 * Lists the metadata in a file's bytes; [] if it is clean. In a file of an unknown format, or one that is
 * cut off, it can only search for a location.
 */
export function findMetadata(bytes: Uint8Array): string[] {
  const info = inspect(bytes);
  const metadata = new Set(info?.metadata);
  if ((info === undefined || info.truncated) && mentionsLocation(bytes)) metadata.add(LOCATION);
  return [...metadata];
}
