import sharp from 'sharp';
import { escapeXml } from '../../site/xml.ts';
import { missingCharacters } from './lettering.ts';

const FONT = 'sans-serif bold';

/**
 * Renders text that our typeface has no letters for, as large as it fits, in a font of the machine
 * that builds the site.
 */
export async function renderInFallbackFont(
  text: string,
  ink: string,
  area: { width: number; height: number },
) {
  const markup = `<span foreground="${ink}">${escapeXml(text)}</span>`;
  const { data, info } = await sharp({ text: { text: markup, font: FONT, ...area, rgba: true } })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { picture: data, height: info.height };
}

/** Characters that neither our typeface nor any font of this machine has. */
export async function charactersWithoutFont(text: string): Promise<string[]> {
  const missing = new Set(await missingCharacters(text.replaceAll(/\s/g, '')));
  const found = await Promise.all([...missing].map(isInAFont));
  return [...missing].filter((_, i) => !found[i]);
}

/** A letter without a font is rendered as a box, the same size as for a private-use character. */
async function isInAFont(letter: string): Promise<boolean> {
  const privateUse = letter.length > 1 ? '\u{F0000}' : '\uE000';
  const [rendered, box] = await Promise.all([letter, privateUse].map(sizeOf));
  return rendered !== box;
}

async function sizeOf(letter: string): Promise<string> {
  // A joiner, as in 👩‍🌾, can't be rendered without a letter.
  const text = { text: escapeXml(`A${letter.repeat(4)}`), font: FONT, dpi: 144 };
  const { info } = await sharp({ text }).png().toBuffer({ resolveWithObject: true });
  return `${info.width} × ${info.height}`;
}
