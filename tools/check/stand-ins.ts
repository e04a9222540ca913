import type { WrittenFile } from '../../src/content/checked-file.ts';
import { lineIn, type Warning, wordsIn } from './warning.ts';

const STAND_INS: { shows: (words: string) => boolean; message: (words: string) => string }[] = [
  {
    shows: (words) => words === 'Our Little Farm',
    message: (words) => `"${words}" is a stand-in. Write the farm’s own name.`,
  },
  {
    shows: (words) => /^https:\/\/(?:[\w-]+\.)?example\.(?:com|org|net)(?:[/?#]|$)/.test(words),
    message: (words) => `${words} is a stand-in. Write your own address.`,
  },
  {
    shows: (words) => /^https:\/\/(?:www\.)?ko-fi\.com\/?$/.test(words),
    message: (words) =>
      `${words} leads to Ko-fi’s front page. Write your own page’s address there.`,
  },
  {
    shows: (words) => words === 'a peer-to-peer payment app',
    message: (words) => `"${words}" is a stand-in. Write the name of the app, such as Venmo.`,
  },
];

/** A free host gives the address away when the site is online. */
const KNOWN_LATER = {
  group: 'The address of this website (putting it online tells you)',
  canWait: true,
} as const;

/** What the seed put where only the owner knows the answer. */
export function standIns(entry: WrittenFile): Warning[] {
  return wordsIn(entry.written.data).flatMap(({ path, words }) =>
    STAND_INS.filter(({ shows }) => shows(words)).map(({ message }) => ({
      ...(path[0] === 'site' ? KNOWN_LATER : { group: 'Stand-ins (npm run setup asks for them)' }),
      file: entry.file,
      line: lineIn(entry, path),
      message: message(words),
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
