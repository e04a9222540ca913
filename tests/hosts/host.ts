import { type ChildProcess, spawn } from 'node:child_process';

/** A program that serves a built site as a real host does. */
export interface Host {
  name: string;
  /** Why it can't be tried here, if it can't. */
  missing(): string | undefined;
  /** Starts it at http://localhost:port and says how. */
  start(port: number): ChildProcess;
  /** Whether it packs its answers itself. Cloudflare's network does it in front of its runtime. */
  compresses: boolean;
  /** Whether headers may depend on it. A _headers file goes by the path alone. */
  knowsWhetherFound: boolean;
}

export function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => lines.push(String(data)));
  child.on(
    'exit',
    (code) => code && console.error(`${command} ended with ${code}:\n${lines.join('')}`),
  );
  return child;
}

/** Stops the program and what it has started. */
export function stop(child: ChildProcess | undefined) {
  if (child?.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
}

export async function untilItAnswers(address: string, child: ChildProcess, seconds: number) {
  for (let waited = 0; waited < seconds; waited += 0.25) {
    if (child.exitCode !== null) throw new Error('It ended before it answered.');
    const answered = await fetch(address).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((later) => setTimeout(later, 250));
  }
  throw new Error(`It did not answer within ${seconds} seconds.`);
}
