let lastError: unknown;

export function rememberError(error: unknown) {
  lastError = error;
}

/**
 * What a maintainer needs to find an error. It is public once the owner sends it, so it is made only of names in the code:
 * an error's message may quote what was typed, and so may a route or a file's name.
 */
export const errorDetails = (version: string, browser: string, screen: string) =>
  [
    `Version ${version}`,
    `Browser: ${browser}`,
    `Screen: ${screen}`,
    `Error: ${[nameOf(lastError), ...placesIn(lastError)].join('\n  at ')}`,
  ].join('\n');

const nameOf = (error: unknown) =>
  error instanceof DOMException
    ? error.name
    : error instanceof Error
      ? error.constructor.name
      : typeof error;

/** The stack's lines in the editor's own scripts. */
function placesIn(error: unknown): string[] {
  if (!(error instanceof Error) || !error.stack) return [];
  // Chrome starts a stack with the message.
  const stack = error.stack.replaceAll(error.message, '');
  const places = stack.matchAll(/\/edit(?:or)?\/app\/([\w.-]+\.js:\d+:\d+)/g);
  return Array.from(places, ([, place = '']) => place);
}

/** The build writes the version into the page. */
export function editorVersion(): string {
  const settings = document.getElementById('settings')?.textContent ?? '{}';
  return String(JSON.parse(settings).version);
}
