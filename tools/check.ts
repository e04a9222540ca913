import { inPlainWords } from '../build/plain-words.ts';
import { describeProblems } from '../src/content/problem.ts';
import { launchCheck } from './check/launch-check.ts';
import { describeWarnings } from './check/warning.ts';

/** `npm run check`: what is left to do before the site goes online. `--strict` fails on it. */
await inPlainWords(async () => {
  const { problems, warnings } = await launchCheck('content', new Date());
  if (problems.length > 0) console.error(`${describeProblems(problems)}\n`);
  if (warnings.length > 0) console.log(`${describeWarnings(warnings)}\n`);
  console.log(conclusion(problems.length, warnings.length));
  return problems.length === 0 && (warnings.length === 0 || !process.argv.includes('--strict'));
});

function conclusion(problems: number, warnings: number): string {
  if (problems > 0) return 'Mend what is listed first: the site can’t be built until then.';
  if (warnings === 0) return 'Everything is in order. The site is ready to go online.';
  return `${warnings} ${warnings === 1 ? 'thing is' : 'things are'} worth a look before the site goes online. None of them stops it.`;
}
