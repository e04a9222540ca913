import { readdir } from 'node:fs/promises';
import { basename, dirname, extname, join, normalize, relative } from 'node:path';
import { z } from 'astro/zod';
import type { PictureField } from '../../src/content/schema.ts';
import { whyUnreadable } from './readable-picture.ts';

export const PICTURE_ENDINGS = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

/** The content check's kind of picture: a path, proven to lead to a readable picture in content/. */
export const pictureField = (root: string, contentFile: string): PictureField => {
  const field = z
    .string({
      error: (issue) =>
        `${issue.input === undefined ? 'is missing' : 'should be a picture'}. Write the picture’s file, like: ./${basename(contentFile, '.yaml')}/photo.jpg`,
    })
    .superRefine(async (path, context) => {
      const wrong = await whatIsWrong(root, contentFile, path);
      if (wrong) context.addIssue({ code: 'custom', message: wrong });
    });
  return () => field as unknown as ReturnType<PictureField>;
};

async function whatIsWrong(root: string, contentFile: string, path: string) {
  if (!path.startsWith('./') && !path.startsWith('../')) {
    return `"${path}" does not lead to a picture. Write it like: ./${basename(contentFile, '.yaml')}/photo.jpg`;
  }
  const file = normalize(join(dirname(contentFile), path));
  if (/[?\\\p{Cc}]/u.test(path)) {
    return `"${path}" has a character in its name that the web can’t use. Rename the picture with letters, numbers and dashes, and write its new name.`;
  }
  if (relative(root, file).startsWith('..')) {
    return `"${path}" lies outside the folder content. Copy the picture into content and write its new place.`;
  }
  const neighbours = await readdir(dirname(file)).catch((): string[] => []);
  if (!neighbours.includes(basename(file))) {
    const otherCase = neighbours.find((n) => n.toLowerCase() === basename(file).toLowerCase());
    return otherCase
      ? `there is no picture ${file}, but there is ${otherCase}. Write capitals and small letters just as in the file’s name.`
      : `there is no picture ${file}. Check the name, or copy the picture there.`;
  }
  const ending = extname(file).toLowerCase();
  if (['.heic', '.heif'].includes(ending)) {
    return `${file} is an iPhone photo in a format that browsers can’t show. Run  npm run photos  to turn it into a JPEG.`;
  }
  if (!PICTURE_ENDINGS.includes(ending)) {
    return `${file} is not a kind of picture that we can use. Use one that ends in ${PICTURE_ENDINGS.join(', ')}.`;
  }
  return await whyUnreadable(file);
}
