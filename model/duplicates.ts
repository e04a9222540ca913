import type { CheckedFile } from './checked-file.ts';
import type { ListedKind } from './content-files.ts';
import type { ContentProblem } from './problem.ts';

interface UniqueField {
  kind: ListedKind;
  field: string;
  /** `next` is the number after the highest one. */
  message(value: unknown, other: string, next: number): string;
}

const sameTitle: UniqueField['message'] = (title, other) =>
  `You already have "${title}". Give one of them another name, or remove one. In the file, compare with ${other}.`;

const UNIQUE_FIELDS: UniqueField[] = [
  { kind: 'sections', field: 'title', message: sameTitle },
  { kind: 'posts', field: 'title', message: sameTitle },
  {
    kind: 'sections',
    field: 'order',
    message: (order, other, next) =>
      `${order} is already the position of something else you sell. Use Up and Down under Change the order. In the file, enter another number, such as ${next}, which comes last. Compare with ${other}.`,
  },
  {
    kind: 'posts',
    field: 'number',
    message: (number, other, next) =>
      `${number} is already the number of another post. Use Up and Down under Blog posts. In the file, give the newer post the number ${next}, so it’s at the top. Compare with ${other}.`,
  },
];

/** Sections and posts with the same title or the same position. */
export function duplicates(files: readonly CheckedFile[]): ContentProblem[] {
  return UNIQUE_FIELDS.flatMap(({ kind, field, message }) => {
    const entries = files
      .filter((entry) => entry.kind === kind)
      .map(({ file, data, yaml }) => ({
        file,
        line: yaml.lineOf([field]),
        value: (data as Record<string, unknown>)[field],
      }));
    const next = Math.max(...entries.map(({ value }) => Number(value))) + 1;
    return entries.flatMap(({ file, line, value }, i) => {
      const earlier = entries.slice(0, i).find((other) => isSame(other.value, value));
      if (!earlier) return [];
      return { file, line, field, path: [field], message: message(value, earlier.file, next) };
    });
  });
}

const isSame = (one: unknown, other: unknown) =>
  String(one).toLowerCase() === String(other).toLowerCase();
