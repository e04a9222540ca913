/** Something in a content file that the owner has to fix, in plain words. */
export interface ContentProblem {
  file: string;
  line?: number | undefined;
  field?: string | undefined;
  path?: readonly PropertyKey[] | undefined;
  /** What is wrong and what to write instead. */
  message: string;
}

export const fieldName = (path: readonly PropertyKey[]) =>
  path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : String(step))).join(' › ');

export function describeProblem({ file, line, field, message }: ContentProblem): string {
  const place = line === undefined ? file : `${file}, line ${line}`;
  return field ? `${place}\n  ${field}: ${message}` : `${place}\n  ${message}`;
}

export function describeProblems(problems: readonly ContentProblem[]): string {
  const count = problems.length === 1 ? 'One thing' : `${problems.length} things`;
  return [
    `${count} in content/ ${problems.length === 1 ? 'needs' : 'need'} fixing before the site can be built:`,
    ...problems.map(describeProblem),
  ].join('\n\n');
}
