/** Wide letters, narrow ones, and those of alphabets that the site has no typeface for. */
const WIDE = /[MW@%]/;
const NARROW = /[IJ1.,:;!|'’‘"“”()[\]\s]/;
const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const LATIN = /[\p{Script=Latin}\p{N}\p{P}\p{S}]/u;

/** The width of text in capitals, in ems, a little more than in National Park or Arial. */
export const emsInCapitals = (text: string): number =>
  [...text.toUpperCase()].reduce((sum, letter) => sum + emsOf(letter), 0);

function emsOf(letter: string): number {
  if (WIDE.test(letter) || SQUARE.test(letter)) return 1;
  if (NARROW.test(letter)) return 0.4;
  return LATIN.test(letter) ? 0.74 : 0.85;
}

/** The width of the longest word in capitals, in ems. Chinese and Japanese break between any two letters. */
export function longestWordEms(text: string): number {
  const words = text.split(/\s+|(?<=-)/).flatMap((word) => (SQUARE.test(word) ? [...word] : word));
  return Math.max(...words.map(emsInCapitals));
}

/** A name in the two lines that it takes where one is too narrow, rather the first one longer. */
export function inHalves(name: string): string[] {
  const words = name.split(/\s+/);
  const length = (half: string[]) => emsInCapitals(half.join(' '));
  const longer = (i: number) => Math.max(length(words.slice(0, i)), 1.1 * length(words.slice(i)));
  const best = words.reduce((a, _, i) => (longer(i) < longer(a) ? i : a), 0);
  return [words.slice(0, best), words.slice(best)].map((half) => half.join(' ')).filter(Boolean);
}

/** What the size of the name on Home depends on. In a style element, because the policy forbids style attributes. */
export function nameStyle(name: string): string {
  const words = name.split(/\s+/);
  const half = (part: string) => Math.max(...inHalves(part).map(emsInCapitals));
  const thirds = words.map((_, i) =>
    Math.max(emsInCapitals(words.slice(0, i).join(' ')), half(words.slice(i).join(' '))),
  );
  const [whole, halves, third, word] = [
    emsInCapitals(name),
    half(name),
    Math.min(...thirds),
    longestWordEms(name),
  ].map((ems) => ems.toFixed(1));
  return `--name-ems:${whole};--half-ems:${halves};--third-ems:${third};--word-ems:${word}`;
}

/** The length of the logo's ring, the largest size, and the letter spacing. */
const RING = { length: 640, largest: 36, tracking: 0.1 };

/** The size of a name in the logo's ring. */
export function sizeInRing(name: string): number {
  const ems = emsInCapitals(name) + RING.tracking * name.length;
  return Math.min(RING.largest, Math.floor(RING.length / ems));
}

/** Whether a name needs more room than the top bar usually has. */
export function nameLength(name: string): 'long' | 'very-long' | undefined {
  const ems = emsInCapitals(name);
  if (ems > 32) return 'very-long';
  return ems > 17 ? 'long' : undefined;
}
