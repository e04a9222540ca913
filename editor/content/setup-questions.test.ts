import { expect, test } from 'vitest';
import { formOf } from './content-kinds.ts';
import { EMPTY_DRAFT } from './draft.ts';
import { publishedWith } from './fixtures/published-with.ts';
import { fieldAt } from './form.ts';
import { countOpenQuestions, questionsFor } from './setup-questions.ts';

const ANSWERED = `name: Duck Hill
place: Near Missoula, Montana
site: https://example.com
tipJar: https://ko-fi.com/duck-hill
pickup:
  area: Around Missoula, MT
payment:
  ways:
    - cash
`;
const POST = 'title: Making Ducklings\nlink: https://news.test/ducklings\n';

const farmWith = (farm: string, post = POST) =>
  publishedWith(['farm.yaml', farm], ['posts/ducklings.yaml', post]);
const open = (farm: string, post?: string) => countOpenQuestions(farmWith(farm, post), EMPTY_DRAFT);

test('a farm with its own answers is not new, even without a web address', () => {
  expect(open(ANSWERED)).toBe(0);
});

test.each([
  ['the name', ANSWERED.replace('Duck Hill', 'Our Little Farm'), POST],
  ['the tip jar', ANSWERED.replace('/duck-hill', '/'), POST],
  ['the payment app', `${ANSWERED}    - a peer-to-peer payment app\n`, POST],
  ['a post', ANSWERED, POST.replace('news.test', 'example.com')],
])('a farm is new while %s is a placeholder', (_what, farm, post) => {
  expect(open(farm, post)).toBe(1);
});

test('every question is about a field in a form', () => {
  const questions = questionsFor(farmWith(ANSWERED), EMPTY_DRAFT);
  expect(questions.map(({ question }) => question)).toContain(
    'What’s the web address of the post “Making Ducklings”?',
  );
  for (const { file, path, question } of questions) {
    const form = formOf(file === 'farm.yaml' ? 'farm' : 'posts');
    expect(fieldAt(form, path), question).toHaveProperty('choices');
  }
});

test('there are no questions about an unreadable file', () => {
  expect(questionsFor(farmWith('name: "Duck Hill'), EMPTY_DRAFT)).toEqual([]);
});
