import { valueAt } from '../../model/compare.ts';
import { placeholderMessage } from '../../model/placeholders.ts';
import { fileOf, kindOf, titleOf } from './content-kinds.ts';
import { type Draft, dataOf, formPathsIn } from './draft.ts';
import type { Stored } from './stored-content.ts';
import { asList, type Path } from './values.ts';

/** A setup question and the field for its answer. */
export interface Question {
  file: string;
  path: Path;
  ask: string;
  hint?: string;
}

const FARM = fileOf('farm');

const ABOUT_THE_FARM: Question[] = [
  { file: FARM, path: ['name'], ask: 'What’s your farm called?' },
  { file: FARM, path: ['place'], ask: 'Where is it?', hint: 'It shows below the name.' },
  {
    file: FARM,
    path: ['pickup', 'area'],
    ask: 'Where do people pick up what they buy?',
    hint: 'Just the town or the area, not the street.',
  },
  {
    file: FARM,
    path: ['tipJar'],
    ask: 'What’s the web address of your tip jar?',
    hint: 'Like https://ko-fi.com/your-name. Leave it empty if you don’t have one.',
  },
  {
    file: FARM,
    path: ['newsletter'],
    ask: 'What’s the web address of your newsletter?',
    hint: 'Like https://your-name.substack.com. Leave it empty if you don’t have one.',
  },
  {
    file: FARM,
    path: ['contact', 'phone'],
    ask: 'What number can people text or call?',
    hint: 'Like (406) 555-0142',
  },
  {
    file: FARM,
    path: ['contact', 'email'],
    ask: 'What email address can people write to?',
  },
];

const SITE: Question = {
  file: FARM,
  path: ['site'],
  ask: 'What’s the web address of this site?',
  hint: 'GitHub fills it in for you. Change it only if your site is somewhere else.',
};

/** The setup questions; none if farm.yaml can't be parsed. */
export function questionsFor(stored: Stored, draft: Draft): Question[] {
  const farm = dataOf(stored, draft, FARM);
  if (!farm) return [];
  const posts = formPathsIn(stored, draft).filter((file) => kindOf(file) === 'posts');
  return [
    ...ABOUT_THE_FARM,
    paymentQuestion(valueAt(farm, ['payment', 'ways'])),
    ...posts.map((file) => ({
      file,
      path: ['link'],
      ask: `What’s the web address of the post “${titleOf(file, dataOf(stored, draft, file))}”?`,
      hint: 'This post came with the site. If it isn’t yours, remove it under Blog posts.',
    })),
    SITE,
  ];
}

/** The first way to pay that isn't cash; a new one if there is none. */
function paymentQuestion(ways: unknown): Question {
  const known = asList(ways);
  const found = known.findIndex((way) => !/^cash$/i.test(String(way).trim()));
  return {
    file: FARM,
    path: ['payment', 'ways', found < 0 ? known.length : found],
    ask: 'Besides cash, how can people pay?',
    hint: 'Like Venmo',
  };
}

/** Whether an answer is still a placeholder. The site's URL doesn't count. */
export function isStillPlaceholder(stored: Stored, draft: Draft, question: Question): boolean {
  const answer = valueAt(dataOf(stored, draft, question.file), question.path);
  return (
    question !== SITE && typeof answer === 'string' && placeholderMessage(answer) !== undefined
  );
}

export const openQuestions = (stored: Stored, draft: Draft) =>
  questionsFor(stored, draft).filter((question) => isStillPlaceholder(stored, draft, question))
    .length;
