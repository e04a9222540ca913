import type { WrittenFile } from '../../src/content/checked-file.ts';
import { lineIn, type Warning, wordsIn } from './warning.ts';

const LINKS = [
  { field: 'tipJar', name: 'a tip jar', mention: /\btip jar\b|\bdonat|\bko-?fi\b/i },
  { field: 'newsletter', name: 'a newsletter', mention: /\bnewsletter\b/i },
];

/** Words that send people to a tip jar or a newsletter that the farm doesn't have. */
export function wordsAboutWhatIsMissing(files: readonly WrittenFile[]): Warning[] {
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

/** A button without its link is not on the page. */
const isShown = (path: readonly (string | number)[], words: string) =>
  !/button$/i.test(String(path.at(-1))) && !words.startsWith('https:');
