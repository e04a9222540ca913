import { valueAt } from '../../model/compare.ts';
import { placeholdersIn } from '../../model/placeholders.ts';
import { type Draft, dataOf, formPathsIn } from './draft.ts';
import { fileOf, kindOf, titleOf } from './kinds.ts';
import type { Stored } from './stored.ts';
import type { Path } from './values.ts';

/** One thing to ask a new owner, and the field that the answer is written to. */
export interface Question {
  file: string;
  path: Path;
  ask: string;
  hint?: string;
}

const FARM = fileOf('farm');

const ABOUT_THE_FARM: Question[] = [
  { file: FARM, path: ['name'], ask: 'What is the farm called?' },
  { file: FARM, path: ['place'], ask: 'Where is it?', hint: 'Shown below the name.' },
  {
    file: FARM,
    path: ['pickup', 'area'],
    ask: 'Where do people pick up what they buy?',
    hint: 'Name no street.',
  },
  {
    file: FARM,
    path: ['tipJar'],
    ask: 'Which page is your tip jar?',
    hint: 'For example https://ko-fi.com/your-name. Empty it if you have none.',
  },
  {
    file: FARM,
    path: ['newsletter'],
    ask: 'Where do people read your newsletter?',
    hint: 'For example https://your-name.substack.com. Empty it if you have none.',
  },
  {
    file: FARM,
    path: ['contact', 'phone'],
    ask: 'Which number may people text or call?',
    hint: 'For example (406) 555-0142',
  },
  {
    file: FARM,
    path: ['contact', 'email'],
    ask: 'Which email address may people write to?',
  },
];

const SITE: Question = {
  file: FARM,
  path: ['site'],
  ask: 'At which address will people find this website?',
  hint: 'GitHub Pages fills it in by itself, so leave it as it is there.',
};

/** All that a new owner is asked, about the content as it is now. Nothing if the farm's file can't be read. */
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
      ask: `Where do people read the post “${titleOf(file, dataOf(stored, draft, file))}”?`,
      hint: 'If there is no such post, remove its blog card.',
    })),
    SITE,
  ];
}

/** The first way to pay that isn't cash; a new one if there is none. */
function paymentQuestion(ways: unknown): Question {
  const known = Array.isArray(ways) ? ways : [];
  const found = known.findIndex((way) => !/^cash$/i.test(String(way).trim()));
  return {
    file: FARM,
    path: ['payment', 'ways', found < 0 ? known.length : found],
    ask: 'Which payment app do you take, besides cash?',
    hint: 'For example Venmo',
  };
}

/** Whether an answer is still the one that a new farm comes with. The site's address can wait. */
export function isStillPlaceholder(stored: Stored, draft: Draft, question: Question): boolean {
  const answer = valueAt(dataOf(stored, draft, question.file), question.path);
  return question !== SITE && typeof answer === 'string' && placeholdersIn(answer).length > 0;
}

export const openQuestions = (stored: Stored, draft: Draft) =>
  questionsFor(stored, draft).filter((question) => isStillPlaceholder(stored, draft, question))
    .length;
