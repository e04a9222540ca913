import { join } from 'node:path';
import type { ContentProblem } from '../../model/problem.ts';
import { imageError } from '../content/image-error.ts';
import {
  filesWithLocation,
  type LocatedFile,
  locationAdvice,
  uploadedAdvice,
} from './files-with-location.ts';
import { findPhotos } from './find-photos.ts';

interface PhotoCheck {
  problems: ContentProblem[];
  warnings: ContentProblem[];
}

/**
 * Checks all photos in the content folder, whether or not a page shows them, except for what the content check
 * already found. A location is a problem on the owner's computer, where it can still be kept from going online. A host
 * builds from a repository, so there it is a warning.
 */
export async function checkPhotos(
  root: string,
  found: readonly ContentProblem[],
  env = process.env,
): Promise<PhotoCheck> {
  const problems: ContentProblem[] = [];
  for (const photo of findPhotos(root)) {
    const file = join(root, photo);
    const error = await imageError(file);
    if (error && !found.some(({ message }) => message.includes(error)))
      problems.push({ file, message: error.replace(`${file} `, '') });
  }
  const located = await filesWithLocation(root);
  const describe = (advice: (each: LocatedFile) => string) =>
    located.map((each) => ({ file: join(root, each.file), message: advice(each) }));
  // GitHub, Cloudflare and Netlify set it.
  if (env.CI) return { problems, warnings: describe(uploadedAdvice) };
  return { problems: [...problems, ...describe(locationAdvice)], warnings: [] };
}
