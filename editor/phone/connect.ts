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

const clientFor = ({ api, base }: PhoneSettings, repository: string, token: string) =>
  new GitHub(api, repository, token, base);

export const connect = (settings: PhoneSettings, token: string): Promise<Connection> =>
  connectWith(clientFor(settings, settings.repository, token), settings);

/** Connects with a new token, and checks its write access by creating an unreferenced blob. */
export async function signIn(settings: PhoneSettings, token: string): Promise<Connection> {
  const github = clientFor(settings, settings.repository, token);
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

const tokenKey = (repository: string) => `token for ${repository}`;

/** Stores the token on this device until sign-out. Storage may be blocked. */
export function storedToken({ repository }: PhoneSettings) {
  const key = tokenKey(repository);
  return {
    read: () => readText(key),
    store: (token: string) => {
      try {
        localStorage.setItem(key, token);
      } catch {}
    },
    forget: () => storage.write(key, undefined),
  };
}

function readText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
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

const NAME = `query($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) { nameWithOwner }
}`;

interface Named {
  repository: { nameWithOwner: string };
}

/** After a rename on GitHub, the token and the draft are stored under the old name. Moves them and returns the token. */
export async function moveFromOldName(settings: PhoneSettings): Promise<string | undefined> {
  const start = tokenKey('');
  for (const old of storedKeys().filter((key) => key.startsWith(start))) {
    const [from, to] = [old.slice(start.length), settings.repository];
    const token = readText(old) ?? '';
    const [owner, name] = from.split('/');
    const found = await clientFor(settings, from, token)
      .graphql(NAME, { owner, name }, ({ repository }: Named) => repository.nameWithOwner)
      .catch(() => undefined);
    if (found !== to) continue;
    for (const path of await storage.photoPaths(from)) {
      const photo = await storage.readPhoto(from, path);
      if (photo && (await storage.writePhoto(to, path, photo)))
        await storage.removePhoto(from, path);
    }
    // If there is no room, the rest is moved the next time. So the token comes last.
    const keys = storedKeys().filter((key) => key.endsWith(` ${from}`) && key !== old);
    for (const key of [...keys, old]) if (!renameKey(key, key.slice(0, -from.length) + to)) break;
    return token;
  }
  return undefined;
}

function renameKey(from: string, to: string): boolean {
  try {
    localStorage.setItem(to, readText(from) ?? '');
    localStorage.removeItem(from);
    return true;
  } catch {
    return false;
  }
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
