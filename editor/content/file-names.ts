import { folderOf, joinPath, stemOf } from '../../model/content-folder.ts';

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

/** The path of a new post. No one sees it, so it is unique instead of telling. */
export const newPostPath = (day: string) => `posts/post-${day}-${randomLetters()}.yaml`;

/**
 * The path of a new section. Its name is in the page's web address, so it comes from the title.
 * An id can't start with a digit.
 */
export function newSectionPath(title: string, taken: string[]): string {
  const slug = slugify(title).replace(/^[-\d]+/, '');
  const name = slug && !taken.includes(slug) ? slug : `${slug || 'section'}-${randomLetters()}`;
  return `products/${name}.yaml`;
}

/** The path of a new photo in a content file's folder. The same photo has the same path on every device. */
export async function newPhotoPath(
  file: string,
  cameraName: string,
  blob: Blob,
  extension: string,
): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
  const start = Array.from(new Uint8Array(hash, 0, 5), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  const name = `${slugify(cameraName.replace(/\.[^.]*$/, '')) || 'photo'}-${start.join('')}${extension}`;
  return joinPath(joinPath(folderOf(file), stemOf(file)), name);
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Unique enough for a farm. */
export const randomLetters = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => LETTERS[byte % 26]).join('');
