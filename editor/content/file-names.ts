import { freeSectionName } from '../../model/section-ids.ts';

/** "IMG_0042 (1).HEIC" → "img-0042-1": small letters, numbers and single dashes. */
const plainName = (words: string) =>
  words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');

/** The name of a new content file, after its title. */
export function fileNameFor(title: string, others: string[]): string {
  const wanted = unique(plainName(title).replace(/^[-\d]+/, '') || 'new', (name) =>
    others.includes(name),
  );
  return freeSectionName(wanted, others);
}

/** The name of a new photo, after the name that the phone gave it. */
export const photoNameFor = (name: string, ending: string, isTaken: (name: string) => boolean) =>
  unique(plainName(name.replace(/\.[^.]*$/, '')) || 'photo', (stem) => isTaken(stem + ending)) +
  ending;

function unique(wanted: string, isTaken: (name: string) => boolean): string {
  let name = wanted;
  for (let number = 2; isTaken(name); number++) name = `${wanted}-${number}`;
  return name;
}
