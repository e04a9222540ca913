import { brotliCompressSync } from 'node:zlib';

export const KB = 1024;
export const compressed = (text: string | Buffer) => brotliCompressSync(text).length / KB;

/**
 * Bytes on the wire, in KB, for a first view on a phone with 2.6 dots to a pixel. The script that
 * a visitor may ever fetch is 64 KB, nearly all of it React: 4 KB more let a new React in, and no new library.
 */
export const BUDGET = { html: 12, css: 10, fonts: 20, pictures: 200, all: 300, scriptsEver: 68 };
const PICTURES_ON_HOME = 150;

/** In KB. */
export interface FirstView {
  name: string;
  html: number;
  css: number;
  files: { kind: string; name: string; weight: number }[];
}

export function weightsOf({ html, css, files }: FirstView) {
  const sum = (kind?: string) =>
    files
      .filter((file) => !kind || file.kind === kind)
      .reduce((total, { weight }) => total + weight, 0);
  return { html, css, fonts: sum('Font'), pictures: sum('Image'), all: html + css + sum() };
}

const LABELS = {
  html: 'its words have',
  css: 'its styles have',
  fonts: 'its typefaces have',
  pictures: 'its pictures have',
  all: 'all its files together have',
};

/** What an owner should know about a page that is too heavy: which, by how much, and what to do. */
export function tooHeavy(view: FirstView): string[] {
  const budget = { ...BUDGET, ...(view.name === 'index' ? { pictures: PICTURES_ON_HOME } : {}) };
  const heaviest = view.files
    .filter(({ kind }) => kind === 'Image')
    .toSorted((a, b) => b.weight - a.weight)[0];
  return Object.entries(weightsOf(view)).flatMap(([part, weight]) => {
    const max = budget[part as keyof typeof LABELS];
    if (weight <= max) return [];
    const what = LABELS[part as keyof typeof LABELS];
    const how =
      part === 'html' || !heaviest
        ? 'Shorten its texts and captions, or spread them over more pages.'
        : `The heaviest is ${nameOf(heaviest.name)} (${Math.round(heaviest.weight)} KB): choose a photo with fewer small parts such as grass or leaves, or put it further down.`;
    return `The first screen of ${view.name} is heavy on a phone with a slow line: ${what} ${Math.round(weight)} KB, and ${max} KB is the most that it should have. ${how}`;
  });
}

/** "/assets/hero.Bx1_7.avif" → "hero", which is the name of the photo in content/. */
const nameOf = (path: string) => path.split('/').at(-1)?.split('.')[0] ?? path;
