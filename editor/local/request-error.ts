import type { IncomingMessage } from 'node:http';

export const THUMBNAIL = 'thumbnail';

const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Why a request is rejected; undefined if it isn't. Allows only this computer and the editor's own
 * page (CSRF).
 */
export function requestError(request: IncomingMessage, secret: string): string | undefined {
  const { host = '', origin, 'sec-fetch-site': site, 'x-editor': shown } = request.headers;
  const name = host.replace(/:\d+$/, '');
  if (!isThisComputer(request.socket.remoteAddress))
    return 'The editor works only on the computer it runs on.';
  if (!OWN_NAMES.includes(name))
    return `Open the editor at http://localhost${host.slice(name.length)}/edit instead.`;
  if (origin !== undefined && origin !== `http://${host}`)
    return 'This request came from another site.';
  const isPage = request.method === 'GET' && requestPath(request) === '';
  if (isPage) {
    const to = request.headers['sec-fetch-dest'];
    return to === undefined || to === 'document'
      ? undefined
      : 'The editor doesn’t work inside another page.';
  }
  if (site !== undefined && site !== 'same-origin') return 'This request came from another site.';
  // An <img> can't send the secret.
  if (requestPath(request) === THUMBNAIL && site === 'same-origin') return undefined;
  // The editor's scripts and styles contain no secrets.
  if (request.method === 'GET' && requestPath(request).startsWith('app/')) return undefined;
  return shown === secret
    ? undefined
    : 'This request didn’t come from the editor’s page. Open the editor again.';
}

const isThisComputer = (address = '') => /^(?:::ffff:)?127\.|^::1$/.test(address);

/** The path below /edit/. */
export const requestPath = (request: IncomingMessage) =>
  new URL(request.url ?? '/', 'http://localhost').pathname.replace(/^\/+/, '');
