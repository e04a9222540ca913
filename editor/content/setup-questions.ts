import { valueAt } from '../../model/compare.ts';
import { placeholderMessage } from '../../model/placeholders.ts';
import { fileOf, titleOf } from './content-kinds.ts';
import { currentData, type Draft, validPathsIn } from './draft.ts';
import type { Published } from './published-content.ts';
import { asList, type Path } from './values.ts';

/** A setup question and the field for its answer. */
interface Question {
  kind: 'farm' | 'posts';
  file: string;
  path: Path;
  question: string;
  hint?: string;
  /** Whether it can stay empty, although a file can't have an empty entry. */
  optional?: true;
}

const FARM = { kind: 'farm', file: fileOf('farm') } as const;

const FARM_QUESTIONS: Omit<Question, keyof typeof FARM>[] = [
  { path: ['name'], question: 'What’s your farm called?' },
  { path: ['place'], question: 'Where is it?', hint: 'It shows below the name.' },
  {
    path: ['pickup', 'area'],
    question: 'Where do people pick up what they buy?',
    hint: 'Just the town or the area, not the street.',
  },
  {
    path: ['tipJar'],
    question: 'What’s the web address of your tip jar?',
    hint: 'A page where people can leave you a tip, like https://ko-fi.com/your-name. Clear this if you don’t have one.',
  },
  {
    path: ['newsletter'],
    question: 'What’s the web address of your newsletter?',
    hint: 'Like https://your-name.substack.com. Clear this if you don’t have one.',
  },
  {
    path: ['contact', 'phone'],
    question: 'What number can people text or call?',
    hint: 'Like (406) 555-0142',
  },
  {
    path: ['contact', 'email'],
    question: 'What email address can people write to?',
  },
];

/** The setup questions; none if farm.yaml can't be parsed. */
export function questionsFor(published: Published, draft: Draft): Question[] {
  const farm = currentData(published, draft, FARM.file);
  if (!farm) return [];
  const posts = validPathsIn(published, draft, 'posts');
  return [
    ...FARM_QUESTIONS.map((question) => ({ ...FARM, ...question })),
    paymentQuestion(valueAt(farm, ['payment', 'ways'])),
    ...posts.map((file): Question => {
      const title = titleOf(file, currentData(published, draft, file));
      return {
        kind: 'posts',
        file,
        path: ['link'],
        question: `What’s the web address of the post “${title}”?`,
        hint: `If this post isn’t yours, open it under Blog posts on the first screen, and tap Remove “${title}” at the bottom.`,
      };
    }),
  ];
}

/** The first way to pay that isn't cash; a new one if there is none. */
function paymentQuestion(ways: unknown): Question {
  const known = asList(ways);
  const found = known.findIndex((way) => !/^cash$/i.test(String(way).trim()));
  return {
    ...FARM,
    path: ['payment', 'ways', found < 0 ? known.length : found],
    question: 'Besides cash, how can people pay?',
    hint: 'Like Venmo. Clear this if you only take cash.',
    optional: true,
  };
}

/** Whether an answer is still a placeholder. */
export function isStillPlaceholder(
  published: Published,
  draft: Draft,
  question: Question,
): boolean {
  const answer = valueAt(currentData(published, draft, question.file), question.path);
  return typeof answer === 'string' && placeholderMessage(answer) !== undefined;
}

export const countOpenQuestions = (published: Published, draft: Draft) =>
  questionsFor(published, draft).filter((question) =>
    isStillPlaceholder(published, draft, question),
  ).length;
