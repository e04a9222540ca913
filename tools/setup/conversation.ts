import type { Readable, Writable } from 'node:stream';
import { styleText } from 'node:util';
import { cancel, intro, isCancel, log, note, outro, S_BAR, select, text } from '@clack/prompts';
import { checkContentOnDisk } from '../../build/content/content-on-disk.ts';
import { type ContentProblem, describeProblems, fieldName } from '../../model/problem.ts';
import { type Answer, changesFor } from '../../model/setup-answers.ts';
import { type Question, questionsFor } from '../../model/setup-questions.ts';
import { writeChanges } from './write-changes.ts';

interface Terminal {
  input: Readable;
  output: Writable;
}

const HOW_THIS_WORKS = `Press Enter to keep what is shown in gray, or type something new.
To return to the question before, type  back
Ctrl+C stops at any time, and then nothing is changed.`;

const NEEDED = 'The site can’t do without this one. Write yours in place of “none”.';

/** Asks the owner about the farm and writes the answers. False: the farm's file can't be read. */
export async function converse({ root, ...io }: Terminal & { root: string }): Promise<boolean> {
  const { written, problems } = await checkContentOnDisk(root);
  const questions = questionsFor(written);
  if (questions.length === 0) {
    io.output.write(`${describeProblems(problems)}\n\nThen run  npm run setup  again.\n`);
    return false;
  }
  intro('Make this website yours', io);
  note(HOW_THIS_WORKS, 'How this works', io);
  if (problems.length > 0) note(whatIsWrong(problems, questions), 'Before we start', io);

  const answers = await askAll(questions, io);
  if (!answers) {
    cancel('Stopped. Nothing was changed.', io);
    return true;
  }
  const changes = changesFor(written, answers);
  await writeChanges(root, changes, written);
  const { problems: left } = await checkContentOnDisk(root);
  if (changes.length > 0) log.success(changes.map(describeChange).join('\n'), io);
  outro(whatNext(changes.length, left.length), io);
  return true;
}

/** Undefined: the owner stopped. */
async function askAll(questions: readonly Question[], io: Terminal): Promise<Answer[] | undefined> {
  const answers = questions.map((question) => ({ question, answer: question.today }));
  for (let at = 0; at < answers.length; ) {
    const step = await ask(answers, at, io);
    if (step === 'stop') return undefined;
    at = Math.max(0, at + (step === 'back' ? -1 : 1));
  }
  for (;;) {
    const choice = await select({
      ...io,
      message: 'Is this right?',
      options: [
        { value: -1, label: 'Yes, write it down' },
        ...answers.map((answer, at) => ({ value: at, label: `Change  ${inWords(answer)}` })),
        { value: -2, label: 'Stop, and change nothing' },
      ],
    });
    if (choice === -1) return answers;
    if (isCancel(choice) || choice === -2) return undefined;
    if ((await ask(answers, choice, io)) === 'stop') return undefined;
  }
}

async function ask(answers: Answer[], at: number, io: Terminal) {
  const { question, answer: before } = answers[at] as Answer;
  const { hint, none } = question;
  const answerFrom = (typed = '') => {
    const words = typed.trim();
    if (none && isWord('none', words)) return '';
    return words === '' ? before : words;
  };
  const shown = before || (none ? 'none' : '');
  const typed = await text({
    ...io,
    message: [
      `${at + 1} of ${answers.length}. ${question.ask}`,
      ...(hint ? [hint] : []),
      ...(none ? [`If you have none, type “none”: then ${none}.`] : []),
    ].join(`\n${styleText('gray', S_BAR)}  `),
    placeholder: shown,
    defaultValue: shown,
    validate: (words) => {
      if (isWord('back', words)) return undefined;
      return !none && isWord('none', words) ? NEEDED : question.check(answerFrom(words));
    },
  });
  if (isCancel(typed)) return 'stop';
  if (isWord('back', typed)) return 'back';
  answers[at] = { question, answer: answerFrom(typed) };
  return 'next';
}

/** Some people type the quotes, too. */
const isWord = (word: string, typed = '') =>
  typed.trim().toLowerCase().replaceAll(/["“”]/g, '') === word;

const inWords = ({ question, answer }: Answer) =>
  `${question.about}: ${answer || `none (${question.none})`}`;

/** Which faults the questions will mend, and which are left for later. */
function whatIsWrong(problems: readonly ContentProblem[], questions: readonly Question[]): string {
  const mends = ({ file, field }: ContentProblem) =>
    questions.some(
      ({ path, ...at }) => at.file === file && field && fieldName(path).startsWith(field),
    );
  const here = problems.filter(mends).length;
  const elsewhere = problems.length - here;
  return [
    ...(here > 0 ? [`You will be asked about ${things(here)} that must be mended.`] : []),
    ...(elsewhere > 0 ? [stillToMend(elsewhere)] : []),
  ].join('\n');
}

const things = (count: number) => (count === 1 ? 'one thing' : `${count} things`);

const stillToMend = (count: number) =>
  `In other places, ${things(count)} must be mended:  npm run check  says what.`;

const describeChange = ({ file, text }: { file: string; text: string | undefined }) =>
  text === undefined
    ? `Removed ${file}. The folder .photo-originals keeps a copy of each picture that went with it.`
    : `Written to ${file}`;

function whatNext(changes: number, problems: number): string {
  if (problems > 0) return stillToMend(problems);
  if (changes === 0) return 'Nothing was new, so every file stays as it was.';
  return 'Run  npm run check  to see what is left to do.';
}
