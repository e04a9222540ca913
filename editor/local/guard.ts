import type { IncomingMessage } from 'node:http';

const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Why a request is not answered; undefined when it may be. Only this computer is, and on it only
 * the editor's own page: any other site that is open in the same browser could ask as well.
 */
export function whyRefused(request: IncomingMessage, secret: string): string | undefined {
  const { host = '', origin, 'sec-fetch-site': site, 'x-editor': shown } = request.headers;
  const name = host.replace(/:\d+$/, '');
  if (!isThisComputer(request.socket.remoteAddress))
    return 'The editor answers this computer only.';
  if (!OWN_NAMES.includes(name)) return 'The editor is at localhost only.';
  if (origin !== undefined && origin !== `http://${host}`) return 'Another site asks.';
  const isPage = request.method === 'GET' && pathOf(request) === '';
  if (isPage) {
    const to = request.headers['sec-fetch-dest'];
    return to === undefined || to === 'document'
      ? undefined
      : 'The editor is no part of another page.';
  }
  if (site !== undefined && site !== 'same-origin') return 'Another site asks.';
  // The editor's own scripts and styles hold nothing that is secret.
  if (request.method === 'GET' && pathOf(request).startsWith('app/')) return undefined;
  return shown === secret ? undefined : 'Only the editor’s own page may ask. Open it again.';
}

const isThisComputer = (address = '') => /^(?:::ffff:)?127\.|^::1$/.test(address);

/** What comes after /edit/ in the address. */
export const pathOf = (request: IncomingMessage) =>
  new URL(request.url ?? '/', 'http://localhost').pathname.replace(/^\/+/, '');
