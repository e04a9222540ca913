import { parse } from 'yaml';
import type { WrittenFile } from './checked-file.ts';
import { contentFiles } from './content-files.ts';
import { rewriteYaml } from './rewrite-yaml.ts';
import { anyPicture, type Path, type Question } from './setup-questions.ts';

export interface Answer {
  question: Question;
  /** Empty: the farm has none. */
  answer: string;
}

export interface FileChange {
  file: string;
  /** What it says from now on; undefined: the file goes. */
  text: string | undefined;
}

/** What answers change about the content files. Those that say the same as today change nothing. */
export function changesFor(
  files: readonly WrittenFile[],
  answers: readonly Answer[],
): FileChange[] {
  const news = answers.filter(({ question, answer }) => answer !== question.today);
  return files.flatMap((entry) => {
    const own = news.filter(({ question }) => question.file === entry.file);
    if (own.length === 0) return [];
    const isGone = entry.kind === 'posts' && own.some(({ answer }) => answer === '');
    return { file: entry.file, text: isGone ? undefined : rewritten(entry, own) };
  });
}

type Fields = Record<string | number, unknown>;

function rewritten({ kind, written }: WrittenFile, answers: readonly Answer[]): string {
  const data = parse(written.text) as Fields;
  for (const { question, answer } of answers) put(data, question.path, answer);
  // A new field goes where the schema has it, and not to the end of the file.
  const order = Object.keys(contentFiles[kind].schema(anyPicture).shape);
  const inOrder = order.filter((name) => name in data).map((name) => [name, data[name]]);
  return rewriteYaml(written.text, { ...Object.fromEntries(inOrder), ...data });
}

function put(data: Fields, path: Path, value: string) {
  const [step, ...rest] = path as [string | number, ...Path];
  if (rest.length > 0) {
    const inner = data[step];
    const fits = typeof inner === 'object' && inner !== null;
    if (!fits) data[step] = typeof rest[0] === 'number' ? [] : {};
    put(data[step] as Fields, rest, value);
  } else if (value !== '') data[step] = value;
  else if (Array.isArray(data)) data.splice(Number(step), 1);
  else delete data[step];
}
