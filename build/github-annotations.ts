import { appendFileSync } from 'node:fs';

/** An error or warning that GitHub shows next to a file. */
export interface Annotation {
  file: string;
  line?: number | undefined;
  message: string;
}

/**
 * On GitHub, says what stopped a build where the owner looks for it: beside the file, and on the run's
 * first page. Elsewhere it does nothing.
 */
export function annotateErrors(
  report: string,
  annotations: readonly Annotation[],
  env = process.env,
): void {
  if (env.GITHUB_ACTIONS !== 'true') return;
  const errors = annotations.map((annotation) => besideFile('error', annotation));
  if (errors.length === 0) errors.push(`::error::${forMessage(report)}`);
  // A command counts only at the start of a line.
  console.log(`\n${errors.join('\n')}`);
  if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, summaryOf(report));
}

/** On GitHub, says beside a file what is worth knowing about it, though the site is built. */
export function annotateWarnings(annotations: readonly Annotation[], env = process.env): void {
  if (env.GITHUB_ACTIONS !== 'true') return;
  for (const annotation of annotations) console.log(`\n${besideFile('warning', annotation)}`);
}

function besideFile(kind: 'error' | 'warning', { file, line, message }: Annotation): string {
  const at = line === undefined ? '' : `,line=${line}`;
  return `::${kind} file=${forProperty(file)}${at}::${forMessage(message)}`;
}

/** The owner's words may hold anything, so they stand in a fence that none of them can close. */
function summaryOf(report: string): string {
  const longest = Math.max(0, ...[...report.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(Math.max(3, longest + 1));
  return `## The site wasn’t published\n\nThe version that was online before is still there. Fix what it says here, then publish again.\n\n${fence}text\n${report}\n${fence}\n`;
}

const forMessage = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const forProperty = (text: string) =>
  forMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
