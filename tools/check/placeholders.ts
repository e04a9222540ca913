import type { WrittenFile } from '../../model/checked-file.ts';
import { placeholdersIn } from '../../model/placeholders.ts';
import { lineIn, type Warning, wordsIn } from './warning.ts';

/** A free host gives the address away when the site is online. */
const KNOWN_LATER = {
  group: 'The address of this website (putting it online tells you)',
  canWait: true,
} as const;

/** What the seed put where only the owner knows the answer. */
export function placeholders(entry: WrittenFile): Warning[] {
  return wordsIn(entry.written.data).flatMap(({ path, words }) =>
    placeholdersIn(words).map((message) => ({
      ...(path[0] === 'site' ? KNOWN_LATER : { group: 'Stand-ins (npm run edit asks for them)' }),
      file: entry.file,
      line: lineIn(entry, path),
      message,
    })),
  );
}

/** Pictures whose own description says that they are drawn. */
export function illustrations(entry: WrittenFile): Warning[] {
  return wordsIn(entry.written.data)
    .filter(({ path, words }) => path.at(-1) === 'alt' && /^illustration\b/i.test(words))
    .map(({ path, words }) => ({
      group: 'Drawings in place of photos (put a photo there when you have one)',
      canWait: true,
      file: entry.file,
      line: lineIn(entry, path),
      message: words,
    }));
}
