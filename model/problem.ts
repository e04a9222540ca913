/** An error in a content file, with a message for the owner. */
export interface ContentProblem {
  file: string;
  line?: number | undefined;
  field?: string | undefined;
  path?: readonly PropertyKey[] | undefined;
  /** What is wrong and what to write instead. */
  message: string;
}

/** A message without its last part, which helps only people who edit the file itself. */
export const withoutFileHint = (message: string) =>
  message.replace(/ (?:In|\(in) the file, .*/, '');

export const fieldName = (path: readonly PropertyKey[]) =>
  path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : String(step))).join(' › ');

export function describeProblem({ file, line, field, message }: ContentProblem): string {
  const location = line === undefined ? file : `${file}, line ${line}`;
  return field ? `${location}\n  ${field}: ${message}` : `${location}\n  ${message}`;
}

export function describeProblems(problems: readonly ContentProblem[]): string {
  const count = problems.length === 1 ? 'One thing' : `${problems.length} things`;
  return [
    `${count} in content/ ${problems.length === 1 ? 'needs' : 'need'} fixing before the site can be built:`,
    ...problems.map(describeProblem),
  ].join('\n\n');
}
