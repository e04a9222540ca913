import { type Annotation, annotateErrors } from './github-annotations.ts';

/** Runs a command for the owner. An error prints its message; DEBUG=1 prints the stack too. */
export async function runCommand(command: () => Promise<boolean>): Promise<void> {
  try {
    if (!(await command())) process.exitCode = 1;
  } catch (error) {
    console.error(describeError(error));
    process.exitCode = 1;
  }
}

export function describeError(error: unknown): string {
  if (process.env.DEBUG && error instanceof Error) return String(error.stack);
  const reason = error instanceof Error ? error.message : String(error);
  return `That didn’t work. ${reason}\nTo see more, run the command again with DEBUG=1 in front of it.`;
}

/** Exits instead of throwing, because Astro would print its own stack around the owner's message. */
export function stopBuild(message: string, annotations: readonly Annotation[] = []): never {
  annotateErrors(message, annotations);
  if (process.env.DEBUG) throw new Error(message);
  console.error(`\n${message}\n`);
  process.exit(1);
}
