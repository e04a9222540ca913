import { appendFileSync } from 'node:fs';

/** An error or warning that GitHub shows next to a file. */
export interface Annotation {
  file: string;
  line?: number | undefined;
  message: string;
}

/** On GitHub, shows what stopped a build next to the file and in the run's summary. */
export function annotateErrors(
  report: string,
  annotations: readonly Annotation[],
  env = process.env,
): void {
  if (env.GITHUB_ACTIONS !== 'true') return;
  const errors = annotations.map((annotation) => annotationLine('error', annotation));
  if (errors.length === 0) errors.push(`::error::${escapeData(report)}`);
  // GitHub reads a workflow command only at the start of a line.
  console.log(`\n${errors.join('\n')}`);
  if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, summaryOf(report));
}

/** Prints warnings without stopping the build. GitHub shows them next to their file. */
export function annotateWarnings(annotations: readonly Annotation[], env = process.env): void {
  const isOnGitHub = env.GITHUB_ACTIONS === 'true';
  for (const annotation of annotations)
    console.log(
      isOnGitHub
        ? `\n${annotationLine('warning', annotation)}`
        : `\n${annotation.file}\n  ${annotation.message}`,
    );
}

function annotationLine(kind: 'error' | 'warning', { file, line, message }: Annotation): string {
  const at = line === undefined ? '' : `,line=${line}`;
  return `::${kind} file=${escapeProperty(file)}${at}::${escapeData(message)}`;
}

/** The owner's text may contain backticks, so the fence is longer than any run of them. */
function summaryOf(report: string): string {
  const longest = Math.max(0, ...[...report.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(Math.max(3, longest + 1));
  return `## The site wasn’t published\n\nThe version that was online before is still there. Fix what’s listed here, then publish again.\n\n${fence}text\n${report}\n${fence}\n`;
}

const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string) =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
