import { spawn } from 'node:child_process';

const COMMANDS: Partial<Record<NodeJS.Platform, [command: string, ...options: string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens an address in the owner's browser. If that fails, the address is in the terminal anyway. */
export function openBrowser(address: string) {
  const [command, ...options] = COMMANDS[process.platform] ?? ['xdg-open'];
  spawn(command, [...options, address], { detached: true, stdio: 'ignore' })
    .on('error', () => {})
    .unref();
}
