import { tokenColor } from '../../styles/token-colors.ts';
import { CAP_HEIGHT, drawableText, measure, renderSvg } from '../lettering.tsx';

const SMALL_WORDS = /^(?:a|an|and|at|by|for|in|of|on|the)$/i;
const BACKGROUND = tokenColor('i-gold');
const INK = tokenColor('board');
const SQUARE = { width: 400, height: 400 };
const CENTERED = {
  ...SQUARE,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  color: INK,
};
/** The maximum size of one, two or three letters in a circle of 400. */
const MAX_SIZE = {
  1: { width: 190, height: 190 },
  2: { width: 250, height: 160 },
  3: { width: 290, height: 120 },
};

/** "Our Little Farm" → "OLF". A name of more than three words has two initials. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const significant = words.filter((word) => !SMALL_WORDS.test(word));
  const chosen = significant.length > 0 ? significant : words;
  const count = chosen.length > 3 ? 2 : chosen.length;
  return chosen
    .slice(0, count)
    .map((word) => [...word][0]?.toUpperCase())
    .join('');
}

/** A name's initials on gold, as SVG in a square of 400. */
export async function renderInitials(name: string): Promise<string> {
  const letters = initialsOf(name);
  const area = MAX_SIZE[Math.min(3, Math.max(1, [...letters].length)) as keyof typeof MAX_SIZE];
  return `<rect width="400" height="400" fill="${BACKGROUND}"/>${await renderLetters(letters, area)}`;
}

async function renderLetters(text: string, area: { width: number; height: number }) {
  const letters = await drawableText(text);
  if (!letters) return textInSystemFont(text, area);
  const style = { fontSize: 100, fontWeight: 800, lineHeight: CAP_HEIGHT };
  const { width, height } = await measure(<div style={style}>{letters}</div>, area.width);
  const fontSize = style.fontSize * Math.min(area.width / width, area.height / height);
  return renderSvg(<div style={{ ...CENTERED, ...style, fontSize }}>{letters}</div>, SQUARE);
}

/** For alphabets that National Park lacks. */
function textInSystemFont(letters: string, area: { width: number; height: number }) {
  const size = Math.min(area.height, area.width / [...letters].length);
  return `<text x="200" y="200" text-anchor="middle" dominant-baseline="central" font-family="sans-serif" font-weight="700" font-size="${size}" fill="${INK}">${letters}</text>`;
}
