import type { Readable, Writable } from 'node:stream';
import { cancel, confirm, intro, isCancel, note, outro, text } from '@clack/prompts';
import { checkContentOnDisk } from '../../build/content/content-on-disk.ts';
import { describeProblems } from '../../src/content/problem.ts';
import { questionsFor } from '../../src/content/questions.ts';
import { type Answer, writeAnswers } from './write-answers.ts';

interface Surroundings {
  root: string;
  input: Readable;
  output: Writable;
}

/** Asks the owner about the farm and writes the answers. False: the content is broken. */
export async function converse({ root, input, output }: Surroundings): Promise<boolean> {
  const io = { input, output };
  const { files, problems } = await checkContentOnDisk(root);
  if (problems.length > 0) {
    output.write(`${describeProblems(problems)}\n`);
    return false;
  }

  intro('Make this website yours', io);
  note(
    'Press Enter to keep what is shown in gray, or type something new.\nCtrl+C stops at any time, and then nothing is changed.',
    'How this works',
    io,
  );
  const answers: Answer[] = [];
  for (const question of questionsFor(files)) {
    const answer = await text({
      ...io,
      message: question.ask,
      placeholder: question.today,
      defaultValue: question.today,
      validate: (typed) => (typed?.trim() ? question.check(typed) : undefined),
    });
    if (isCancel(answer)) return goodbye(io);
    answers.push({ question, answer: answer.trim() });
  }
  const summary = answers.map(({ question, answer }) => `${question.ask}\n  ${answer}`);
  note(summary.join('\n'), 'Your answers', io);
  const sure = await confirm({ ...io, message: 'Write this down?' });
  if (isCancel(sure) || !sure) return goodbye(io);

  const changed = await writeAnswers(answers);
  outro(
    changed.length > 0
      ? `Written to ${changed.join(', ')}. Run  npm run check  to see what is left to do.`
      : 'Nothing was new, so every file stays as it was.',
    io,
  );
  return true;
}

function goodbye(io: Omit<Surroundings, 'root'>): true {
  cancel('Stopped. Nothing was changed.', io);
  return true;
}
