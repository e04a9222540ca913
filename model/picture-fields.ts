import { z } from 'astro/zod';
import {
  type ContentFolder,
  extensionOf,
  joinPath,
  resolvePath,
  stemOf,
} from './content-folder.ts';
import type { PictureFields } from './fields.ts';

export const PICTURE_EXTENSIONS = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];
export const DRAWING_EXTENSIONS = [...PICTURE_EXTENSIONS, '.svg'];

/** Photos that `npm run photos` turns into JPEGs. */
export const HEIC_EXTENSIONS = ['.heic', '.heif'];

/** The content check's picture fields: a path to a picture in content/ that can be decoded. */
export const pictureFields = (
  folder: ContentFolder,
  contentFile: string,
): PictureFields<string> => {
  const example = `./${stemOf(contentFile)}/photo.jpg`;
  const fieldOf = (extensions: readonly string[]) =>
    z
      .string({
        error: (issue) =>
          `${issue.input === undefined ? 'is missing' : 'should be a picture'}. Enter the picture’s file, like: ${example}`,
      })
      .superRefine(async (path, context) => {
        const error =
          path.startsWith('./') || path.startsWith('../')
            ? await pictureError(folder, contentFile, path, extensions)
            : `doesn’t say where the picture is. Enter it like: ${example}`;
        if (error) context.addIssue({ code: 'custom', message: error });
      });
  const [picture, drawing] = [fieldOf(PICTURE_EXTENSIONS), fieldOf(DRAWING_EXTENSIONS)];
  return { picture: () => picture, drawing: () => drawing };
};

async function pictureError(
  folder: ContentFolder,
  contentFile: string,
  path: string,
  extensions: readonly string[],
) {
  const picture = resolvePath(contentFile, path);
  const file = `${folder.name}/${picture}`;
  if (/[?\\\p{Cc}]/u.test(path)) {
    return 'has a character in its name that the web can’t use. Rename the picture with letters, numbers and dashes, and enter its new name.';
  }
  if (picture.startsWith('..')) {
    return 'is outside the folder content. Copy the picture into content and enter its new path.';
  }
  const { found, otherCase } = await findPath(folder, picture);
  if (!found) {
    return otherCase
      ? `isn’t spelled like the name of the file or folder, ${otherCase}. Use the same capital and lowercase letters.`
      : `isn’t there. Choose another picture, or remove it. In the file, check the name, or put the picture at ${file}.`;
  }
  const extension = extensionOf(picture);
  if (![...extensions, ...HEIC_EXTENSIONS].includes(extension)) {
    return `isn’t a kind of picture the site can use. Use one that ends in ${extensions.join(', ')}.`;
  }
  return await folder.imageError(found);
}

/** The path as the folder spells it. A Mac may store the ñ of a name as two characters, and ignores case. */
async function findPath(folder: ContentFolder, path: string) {
  let found = '';
  for (const part of path.normalize().split('/')) {
    const entries = (await folder.list(found)) ?? [];
    const names = entries.filter(({ isSymlink }) => !isSymlink).map(({ name }) => name);
    const name = names.find((each) => each.normalize() === part);
    if (!name) {
      const inAnyCase = (each: string) => each.normalize().toLowerCase() === part.toLowerCase();
      return { otherCase: names.find(inAnyCase) };
    }
    found = joinPath(found, name);
  }
  return { found };
}
