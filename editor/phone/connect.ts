import { type Backend, BackendError } from '../backend.ts';
import type { Published } from '../content/published-content.ts';
import { GitHub } from '../github/github.ts';
import { githubBackend, shaOf } from '../github/github-backend.ts';
import { browserDevice } from '../store/browser-device.ts';

/** The build writes these settings into the page. */
export interface PhoneSettings {
  repository: string;
  api: string;
  /** The site's base path. */
  base: string;
  /** The URL of the service worker, which opens the editor offline. */
  serviceWorker: string;
}

export interface Connection {
  backend: Backend;
  published: Published;
  /** Why `published` is the cached content and not the newest. */
  offline?: string;
}

const { storage } = browserDevice;

const clientFor = ({ api, repository, base }: PhoneSettings, token: string) =>
  new GitHub(api, repository, token, base);

export const connect = (settings: PhoneSettings, token: string): Promise<Connection> =>
  connectWith(clientFor(settings, token), settings);

/** Connects with a new token, and checks its write access by creating an unreferenced blob. */
export async function signIn(settings: PhoneSettings, token: string): Promise<Connection> {
  const github = clientFor(settings, token);
  const connection = await connectWith(github, settings);
  // Comes second, because loading finds the repository's new name.
  await github.json('/git/blobs', shaOf, 'POST', { content: '' });
  return connection;
}

async function connectWith(github: GitHub, settings: PhoneSettings): Promise<Connection> {
  const { read, store } = storedContent(settings);
  const backend = githubBackend(github, settings.base, store);
  try {
    return { backend, published: await backend.load() };
  } catch (error) {
    const published = read();
    if (!(error instanceof BackendError) || error.needsSignIn || !published) throw error;
    return { backend, published, offline: error.message };
  }
}

/** Stores the token on this device until sign-out. Storage may be blocked. */
export function storedToken({ repository }: PhoneSettings) {
  const key = `token for ${repository}`;
  return {
    read: () => {
      try {
        return localStorage.getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    store: (token: string) => {
      try {
        localStorage.setItem(key, token);
      } catch {}
    },
    forget: () => storage.write(key, undefined),
  };
}

/** Caches the last loaded content on this device, for offline use. */
export function storedContent({ repository }: PhoneSettings) {
  const key = `content of ${repository}`;
  return {
    read: () => storage.read<Published>(key),
    store: (published: Published) => {
      // The draft needs the quota more than this cache.
      if (!storage.write(key, published)) storage.write(key, undefined);
    },
    forget: () => storage.write(key, undefined),
  };
}
