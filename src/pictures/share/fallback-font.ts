import sharp from 'sharp';
import { missingLetters } from './lettering.ts';

const FONT = 'sans-serif bold';

/**
 * Sets words in letters that our typeface doesn't have, as large as they fit, in a font of the machine
 * that builds the site.
 */
export async function setInOtherFont(
  words: string,
  ink: string,
  room: { width: number; height: number },
) {
  const markup = `<span foreground="${ink}">${escaped(words)}</span>`;
  const text = { text: markup, font: FONT, ...room, rgba: true };
  const { data, info } = await sharp({ text }).png().toBuffer({ resolveWithObject: true });
  return { picture: data, height: info.height };
}

/** Letters that neither our typeface nor any font of this machine has. */
export async function undrawableLetters(words: string): Promise<string[]> {
  const missing = new Set(await missingLetters(words.replaceAll(/\s/g, '')));
  const found = await Promise.all([...missing].map(isInAFont));
  return [...missing].filter((_, i) => !found[i]);
}

/** A letter that no font has is drawn as a box, as large as that of one which no font can have. */
async function isInAFont(letter: string): Promise<boolean> {
  const nobodys = letter.length > 1 ? '\u{F0000}' : '\uE000';
  const [drawn, box] = await Promise.all([letter, nobodys].map(sizeOf));
  return drawn !== box;
}

async function sizeOf(letter: string): Promise<string> {
  // What only joins letters, as in 👩‍🌾, can't be drawn without one.
  const text = { text: escaped(`A${letter.repeat(4)}`), font: FONT, dpi: 144 };
  const { info } = await sharp({ text }).png().toBuffer({ resolveWithObject: true });
  return `${info.width} × ${info.height}`;
}

const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
