/** Whether to print stacks and Astro's own log. `--verbose` works in every shell, Windows' included. */
export const isVerbose = (env = process.env) =>
  Boolean(env.DEBUG) || /^(?:verbose|silly)$/.test(env.npm_config_loglevel ?? '');

/** Runs a command for the owner. An error prints its message, or its stack if verbose. */
export async function runCommand(command: () => Promise<boolean>): Promise<void> {
  try {
    if (!(await command())) process.exitCode = 1;
  } catch (error) {
    console.error(describeError(error));
    process.exitCode = 1;
  }
}

export function describeError(error: unknown): string {
  if (isVerbose() && error instanceof Error) return String(error.stack);
  const reason = error instanceof Error ? error.message : String(error);
  return `That didn’t work. ${reason}\nTo see more, run the command again with  --verbose  after it.`;
}

/** On GitHub, shows a message below the run's summary. */
export function annotate(level: 'error' | 'warning', message: string) {
  if (process.env.GITHUB_ACTIONS !== 'true') return;
  const escaped = message.replaceAll('%', '%25').replaceAll('\n', '%0A');
  // GitHub reads a workflow command only at the start of a line.
  console.log(`\n::${level}::${escaped}`);
}

/** Exits instead of throwing, because Astro would print its own stack around the owner's message. */
export function stopBuild(message: string): never {
  annotate('error', message);
  if (isVerbose()) throw new Error(message);
  console.error(`\n${message}\n`);
  process.exit(1);
}
