import type { WrittenFile } from '../../model/checked-file.ts';
import { placeholdersIn } from '../../model/placeholders.ts';
import { lineIn, type Warning, wordsIn } from './warning.ts';

/** A free host assigns the web address when the site goes online. */
const KNOWN_LATER = {
  group: 'The web address of this site (you get it when you put the site online)',
  canWait: true,
} as const;

/** Values that the template shipped with and only the owner can replace. */
export function placeholders(entry: WrittenFile): Warning[] {
  return wordsIn(entry.written.data).flatMap(({ path, words }) =>
    placeholdersIn(words).map((message) => ({
      ...(path[0] === 'site'
        ? KNOWN_LATER
        : { group: 'Placeholders (npm run edit asks for your own)' }),
      file: entry.file,
      line: lineIn(entry, path),
      message,
    })),
  );
}

/** Pictures whose alt text says that they are drawings. */
export function illustrations(entry: WrittenFile): Warning[] {
  return wordsIn(entry.written.data)
    .filter(({ path, words }) => path.at(-1) === 'alt' && /^illustration\b/i.test(words))
    .map(({ path, words }) => ({
      group: 'Drawings instead of photos (add a photo when you have one)',
      canWait: true,
      file: entry.file,
      line: lineIn(entry, path),
      message: words,
    }));
}
