import { brotliCompressSync } from 'node:zlib';

export const KB = 1024;
export const compressed = (text: string | Buffer) => brotliCompressSync(text).length / KB;

/**
 * Bytes on the wire, in KB, for a first view on a phone with 2.6 dots to a pixel. All scripts are
 * 64 KB, mostly React. The budget leaves 4 KB, room for a React update but not for a library.
 */
export const BUDGET = { html: 12, css: 10, fonts: 20, pictures: 200, all: 300, allScripts: 68 };
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
  html: 'Its text has',
  css: 'Its styles have',
  fonts: 'Its fonts have',
  pictures: 'Its pictures have',
  all: 'All its files together have',
};

/** What an owner should know about a page that is too heavy: which, by how much, and what to do. */
export function weightWarnings(view: FirstView): string[] {
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
        : `The heaviest is ${nameOf(heaviest.name)} (${Math.round(heaviest.weight)} KB). Choose a photo with fewer small parts such as grass or leaves, or put it further down.`;
    return `The first screen of ${view.name} loads slowly on a phone. ${what} ${Math.round(weight)} KB, and the limit is ${max} KB. ${how}`;
  });
}

/** "/assets/hero.Bx1_7.avif" → "hero", which is the name of the photo in content/. */
const nameOf = (path: string) => path.split('/').at(-1)?.split('.')[0] ?? path;
