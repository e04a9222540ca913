import { type ContentProblem, describeProblem } from '../../model/problem.ts';
import type { Warning } from './warning.ts';

/** The owner's report: what needs fixing, what is worth doing and, as a count, what can wait. */
export function report(
  problems: readonly ContentProblem[],
  warnings: readonly Warning[],
  { all }: { all: boolean },
): string {
  const worthDoing = warnings.filter(({ canWait }) => !canWait);
  const waiting = warnings.filter(({ canWait }) => canWait);
  const parts = [
    heading('Needs fixing before the site can go online', problems.length),
    ...problems.map((problem) => indented(describeProblem(problem))),
    heading('Worth doing soon', worthDoing.length),
    ...grouped(worthDoing).map(listed),
    heading('Can wait', waiting.length),
    ...(all ? grouped(waiting).map(listed) : countedOnly(grouped(waiting))),
    conclusion(problems.length, worthDoing.length),
  ];
  return parts.join('\n\n');
}

const heading = (text: string, count: number) =>
  count === 0 ? `${text}: nothing.` : `${text}: ${count} ${count === 1 ? 'thing' : 'things'}.`;

type Group = [name: string, members: Warning[]];

const grouped = (warnings: readonly Warning[]): Group[] => [
  ...Map.groupBy(warnings, ({ group }) => group),
];

const listed = ([name, members]: Group) =>
  indented(
    [`${name}:`, ...members.map((warning) => indented(describeProblem(warning)))].join('\n'),
  );

function countedOnly(groups: readonly Group[]): string[] {
  if (groups.length === 0) return [];
  const counts = groups.map(([name, members]) => `${name}: ${members.length}`);
  return [indented([...counts, 'To see each of them:  npm run check all'].join('\n'))];
}

const indented = (text: string) => text.replaceAll(/^/gm, '  ');

function conclusion(problems: number, worthDoing: number): string {
  if (problems > 0) {
    return 'The site can’t be built yet. Fix the things at the top of this list, then run  npm run check  again.';
  }
  if (worthDoing > 0) return 'The site can go online as it is. Do these things when you can.';
  return 'Everything looks good. The site is ready to go online. See docs/hosting.md for how.';
}
