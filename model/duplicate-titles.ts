import type { CheckedFile } from './checked-file.ts';
import { isListed, kindNames } from './content-files.ts';
import type { ContentProblem } from './problem.ts';

/** Sections and posts with the same title. */
export const duplicateTitles = (files: readonly CheckedFile[]): ContentProblem[] =>
  kindNames.filter(isListed).flatMap((kind) => {
    const entries = files
      .filter((entry) => entry.kind === kind)
      .map(({ file, data, yaml }) => ({
        file,
        line: yaml.lineOf([FIELD]),
        title: (data as { title: string }).title,
      }));
    return entries.flatMap(({ file, line, title }, i) => {
      const earlier = entries.slice(0, i).find((other) => isSame(other.title, title));
      if (!earlier) return [];
      const message = `You already have "${title}". Give one of them another name, or remove one. In the file, compare with ${earlier.file}.`;
      return { file, line, field: FIELD, path: [FIELD], message };
    });
  });

const FIELD = 'title';

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
