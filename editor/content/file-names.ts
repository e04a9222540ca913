import { freeSectionName } from '../../model/section-ids.ts';

/** "IMG_0042 (1).HEIC" → "img-0042-1": lowercase letters, numbers and single dashes. */
const slugify = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');

/** Derives the name of a new content file, without its extension. An id can't start with a digit. */
export function fileNameFor(title: string, others: string[]): string {
  const wanted = unique(slugify(title).replace(/^[-\d]+/, '') || 'new', (name) =>
    others.includes(name),
  );
  return freeSectionName(wanted, others);
}

/** Derives the name of a new photo from its original file name. */
export const photoNameFor = (name: string, extension: string, isTaken: (name: string) => boolean) =>
  unique(slugify(name.replace(/\.[^.]*$/, '')) || 'photo', (stem) => isTaken(stem + extension)) +
  extension;

function unique(wanted: string, isTaken: (name: string) => boolean): string {
  let name = wanted;
  for (let number = 2; isTaken(name); number++) name = `${wanted}-${number}`;
  return name;
}
