import type { WrittenFile } from '../../model/checked-file.ts';
import { lineIn, type Warning, wordsIn } from './warning.ts';

const LINKS = [
  { field: 'tipJar', name: 'a tip jar', mention: /\btip jar\b|\bdonat|\bko-?fi\b/i },
  { field: 'newsletter', name: 'a newsletter', mention: /\bnewsletter\b/i },
];

const FIRST_PLACE = /\bMissoula\b/;

/** Words that send people to a tip jar or a newsletter that the farm doesn't have. */
export function missingLinkMentions(files: readonly WrittenFile[]): Warning[] {
  const farm = files.find(({ kind }) => kind === 'farm')?.written.data as object;
  const missing = LINKS.filter(({ field }) => !(field in farm));
  return missing.flatMap(({ name, mention }) =>
    files.flatMap((entry) =>
      wordsIn(entry.written.data)
        .filter(({ path, words }) => mention.test(words) && isShown(path, words))
        .map(({ path, words }) => ({
          group: 'Words about what you don’t have',
          file: entry.file,
          line: lineIn(entry, path),
          message: `"${words}" speaks of ${name}, and content/farm.yaml names none. Write it anew.`,
        })),
    ),
  );
}

/** Words that name the place this site was made for, on a farm that is somewhere else. */
export function otherPlaceMentions(files: readonly WrittenFile[]): Warning[] {
  const farm = files.find(({ kind }) => kind === 'farm')?.written.data as { place?: unknown };
  if (FIRST_PLACE.test(String(farm.place))) return [];
  return files.flatMap((entry) =>
    wordsIn(entry.written.data)
      .filter(({ words }) => FIRST_PLACE.test(words))
      .map(({ path, words }) => ({
        group: 'Words about another place',
        file: entry.file,
        line: lineIn(entry, path),
        message: `"${words}" speaks of Missoula, and your farm is “${farm.place}”. If that is wrong, write it anew.`,
      })),
  );
}

/** A button without its link is not on the page. */
const isShown = (path: readonly (string | number)[], words: string) =>
  !/button$/i.test(String(path.at(-1))) && !words.startsWith('https:');
