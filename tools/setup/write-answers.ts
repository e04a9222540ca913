import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { Question } from '../../src/content/questions.ts';
import { rewriteYaml } from '../../src/content/rewrite-yaml.ts';

export interface Answer {
  question: Question;
  answer: string;
}

/** Writes the answers that differ from today's; returns the files that changed. */
export async function writeAnswers(answers: readonly Answer[]): Promise<string[]> {
  const news = answers.filter(({ question, answer }) => answer !== question.today);
  const files = [...new Set(news.map(({ question }) => question.file))];
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    const data = parse(text) as Record<string, unknown>;
    for (const { question, answer } of news) {
      if (question.file === file) put(data, question.path, answer);
    }
    await writeFile(file, rewriteYaml(text, data));
  }
  return files;
}

function put(data: Record<string, unknown>, path: (string | number)[], value: string) {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], data);
  (parent as Record<string, unknown>)[path.at(-1) as string] = value;
}
