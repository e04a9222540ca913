import { z } from 'astro/zod';
import {
  baseName,
  type ContentFolder,
  extensionOf,
  joinPath,
  resolvePath,
  stemOf,
} from './content-folder.ts';
import type { PictureFields } from './fields.ts';
import { relativePathsIn } from './texts.ts';

export const PICTURE_EXTENSIONS = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];
/** Also an SVG, as a logo. */
export const DRAWING_EXTENSIONS = [...PICTURE_EXTENSIONS, '.svg'];

/** Photos that `npm run photos` turns into JPEGs. */
export const HEIC_EXTENSIONS = ['.heic', '.heif'];

/** What is wrong with the pictures that a content file names, by their paths in it. */
export interface NamedPictures {
  contentFile: string;
  errors: ReadonlyMap<string, { path?: string | undefined; image?: string | undefined }>;
}

/**
 * The content check's picture fields: a path to a picture in content/ that can be decoded. `current`
 * returns the pictures of the file that is parsed.
 */
export const pictureFields = (current: () => NamedPictures): PictureFields<string> => {
  const example = () => `./${stemOf(current().contentFile)}/photo.jpg`;
  const fieldOf = (extensions: readonly string[]) =>
    z
      .string({
        error: (issue) =>
          `${issue.input === undefined ? 'is missing' : 'should be a picture'}. Enter the picture’s file, like: ${example()}`,
      })
      .superRefine((path, context) => {
        const errors = current().errors.get(path);
        const error = errors
          ? (errors.path ?? extensionError(path, extensions) ?? errors.image)
          : `doesn’t say where the picture is. Enter it like: ${example()}`;
        if (error) context.addIssue({ code: 'custom', message: error });
      });
  const [picture, drawing] = [fieldOf(PICTURE_EXTENSIONS), fieldOf(DRAWING_EXTENSIONS)];
  return { picture: () => picture, drawing: () => drawing };
};

/** Checks the pictures before the file is parsed, because parsing is synchronous. */
export async function namedPictures(
  folder: ContentFolder,
  contentFile: string,
  data: unknown,
): Promise<NamedPictures> {
  const paths = [...new Set(relativePathsIn(data))];
  const errors = paths.map(
    async (path) => [path, await pictureErrors(folder, contentFile, path)] as const,
  );
  return { contentFile, errors: new Map(await Promise.all(errors)) };
}

const extensionError = (path: string, extensions: readonly string[]) =>
  [...extensions, ...HEIC_EXTENSIONS].includes(extensionOf(path))
    ? undefined
    : `isn’t a kind of picture the site can use. Use one that ends in ${extensions.join(', ')}.`;

async function pictureErrors(folder: ContentFolder, contentFile: string, path: string) {
  const picture = resolvePath(contentFile, path);
  const file = `${folder.name}/${picture}`;
  if (/[?\\\p{Cc}]/u.test(path)) {
    return {
      path: 'has a character in its name that the web can’t use. Rename the picture with letters, numbers and dashes, and enter its new name.',
    };
  }
  if (baseName(picture).startsWith('..')) {
    return {
      path: 'has a name that starts with two dots. Rename the picture, and enter its new name.',
    };
  }
  if (picture.startsWith('../')) {
    return {
      path: 'is outside the folder content. Copy the picture into content and enter its new path.',
    };
  }
  const { found, otherCase } = await findPath(folder, picture);
  if (!found) {
    return {
      path: otherCase
        ? `isn’t spelled like the name of the file or folder, ${otherCase}. Use the same capital and lowercase letters.`
        : `isn’t there. Choose another picture, or remove it. In the file, check the name, or put the picture at ${file}.`,
    };
  }
  const isPicture = !extensionError(found, DRAWING_EXTENSIONS);
  return { image: isPicture ? await folder.imageError(found) : undefined };
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
