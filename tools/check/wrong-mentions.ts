import type { WrittenFile } from '../../model/checked-file.ts';
import { lineIn, type Warning, wordsIn } from './warning.ts';

const LINKS = [
  { field: 'tipJar', name: 'tip jar', mention: /\btip jar\b|\bdonat|\bko-?fi\b/i },
  { field: 'newsletter', name: 'newsletter', mention: /\bnewsletter\b/i },
];

const FIRST_PLACE = /\bMissoula\b/;

/** Text that sends people to a tip jar or a newsletter that the farm doesn't have. */
export function missingLinkMentions(files: readonly WrittenFile[]): Warning[] {
  const farm = files.find(({ kind }) => kind === 'farm')?.written.data as object;
  const missing = LINKS.filter(({ field }) => !(field in farm));
  return missing.flatMap(({ name, mention }) =>
    files.flatMap((entry) =>
      wordsIn(entry.written.data)
        .filter(({ path, words }) => mention.test(words) && isShown(path, words))
        .map(({ path, words }) => ({
          group: 'Text about something you don’t have',
          file: entry.file,
          line: lineIn(entry, path),
          message: `"${words}" mentions a ${name}, but content/farm.yaml doesn’t have one. Change this text or add your ${name}.`,
        })),
    ),
  );
}

/** Text that names the place this site was first made for, on a farm that is somewhere else. */
export function otherPlaceMentions(files: readonly WrittenFile[]): Warning[] {
  const farm = files.find(({ kind }) => kind === 'farm')?.written.data as { place?: unknown };
  if (FIRST_PLACE.test(String(farm.place))) return [];
  return files.flatMap((entry) =>
    wordsIn(entry.written.data)
      .filter(({ words }) => FIRST_PLACE.test(words))
      .map(({ path, words }) => ({
        group: 'Text about another place',
        file: entry.file,
        line: lineIn(entry, path),
        message: `"${words}" mentions Missoula, but your farm is “${farm.place}”. If that’s wrong, change this text.`,
      })),
  );
}

/** A button without a link isn't rendered. */
const isShown = (path: readonly (string | number)[], words: string) =>
  !/button$/i.test(String(path.at(-1))) && !words.startsWith('https:');
