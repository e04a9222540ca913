/** An error or warning that GitHub shows next to a file. */
export interface Annotation {
  file: string;
  line?: number | undefined;
  message: string;
}

/** On GitHub, shows what stopped a build, next to the file and below the run's summary. */
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

const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string) =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
