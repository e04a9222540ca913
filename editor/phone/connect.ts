import { type Backend, ExpectedError } from '../backend.ts';
import type { Published } from '../content/published-content.ts';
import { GitHub } from '../github/github.ts';
import { githubBackend, shaOf } from '../github/github-backend.ts';
import { browserDevice } from '../store/browser-device.ts';
import type { Device } from '../store/device.ts';
import { MAX_WAIT_MS } from '../store/editor-store.ts';

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
  /** The newest content, if `published` is cached. */
  loading?: Promise<Published>;
}

const { storage, after } = browserDevice;

const clientFor = ({ api, repository, base }: PhoneSettings, token: string) =>
  new GitHub(api, repository, token, base);

export function connect(settings: PhoneSettings, token: string): Promise<Connection> {
  const { read, store } = storedContent(settings);
  const backend = githubBackend(clientFor(settings, token), settings.base, store);
  return open(backend, read(), after);
}

/** Connects with a new token, and checks its write access by creating an unreferenced blob. */
export async function signIn(settings: PhoneSettings, token: string): Promise<Connection> {
  const github = clientFor(settings, token);
  const backend = githubBackend(github, settings.base, storedContent(settings).store);
  const published = await backend.load();
  // Comes second, because loading finds the repository's new name.
  await github.json('/git/blobs', shaOf, 'POST', { content: '' });
  return { backend, published };
}

/** Loads the newest content. If that fails or is slow, the cached content is there until then. */
export async function open(
  backend: Backend,
  cached: Published | undefined,
  after: Device['after'],
): Promise<Connection> {
  const loading = backend.load();
  if (!cached) return { backend, published: await loading };
  const waiting = new Promise<undefined>((done) => after(MAX_WAIT_MS, () => done(undefined)));
  const published = await Promise.race([loading, waiting]).catch((error) => {
    if (!(error instanceof ExpectedError) || error.needsSignIn) throw error;
  });
  return published ? { backend, published } : { backend, published: cached, loading };
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
